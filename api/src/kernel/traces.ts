import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/** Asked for each time: it may follow from now on, or no longer. */
const tracer = () => trace.getTracer('komawari');

/** Ends a span with what became of its work. What an error says may hold what somebody entered: only its kind is told. */
async function finish<Result>(span: Span, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work that begins a trace of its own, whoever set it going. Where nobody follows traces it simply runs. */
export const inTrace = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> =>
  tracer().startActiveSpan(name, { attributes, root: true }, (span) => finish(span, work()));

/** Runs a part of what is followed as a span of it; a part of nothing that is followed simply runs. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  return tracer().startActiveSpan(name, { attributes, kind }, (span) => finish(span, work()));
}

/** Runs a statement; its span has the name of the function that asks, and neither SQL nor values. */
export const inStatementSpan = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  inSpan(name, { 'db.system.name': 'postgresql', 'db.query.summary': name }, work, SpanKind.CLIENT);

/** The span that runs, as the header `traceparent` of W3C Trace Context names it; null where nothing is followed. */
export function currentTraceparent(): string | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
