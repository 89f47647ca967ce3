import { propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { hear } from '../../kernel/happenings.ts';

/**
 * Ends the trace of each change at the page that shows it: a span `live` from the change to the page, beside the mutation that
 * made it. One batch draws for many changes; it and they name each other by links.
 */
export const followWaits = (): (() => void) =>
  hear('published', ({ waits }) => {
    const batch = trace.getActiveSpan();
    const now = Date.now();
    for (const { path, seconds, trace: traceparent } of waits) {
      if (traceparent === null) continue;
      const cause = propagation.extract(ROOT_CONTEXT, { traceparent });
      const span = trace.getTracer('komawari').startSpan(
        'live',
        {
          startTime: now - seconds * 1000,
          attributes: { 'url.path': path },
          links: batch ? [{ context: batch.spanContext() }] : [],
        },
        cause,
      );
      span.end(now);
      batch?.addLink({ context: span.spanContext(), attributes: { 'url.path': path } });
    }
  });
