import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { followWaits } from './followWaits.ts';

/** Traces of this process on their way to a collector. */
export interface Traces {
  /** Sends what is not sent yet, and follows nothing any more. */
  close(): Promise<void>;
}

/** How long a collector that is away is tried, also when the process ends. */
const TIMEOUT_MS = 2_000;

/**
 * Follows requests and publications from here on, and sends their spans below `tracesTo` by OTLP over HTTP. How many are followed is
 * read from `OTEL_TRACES_SAMPLER`, what the collector wants to be told from `OTEL_EXPORTER_OTLP_HEADERS`, by the library itself. Loaded
 * only where it is wanted: it is as large as the rest of what a process keeps in memory for watching itself.
 */
export function startTraces(tracesTo: string, serviceName: string): Traces {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${tracesTo}/v1/traces`, timeoutMillis: TIMEOUT_MS })),
    ],
  });
  provider.register();
  const end = followWaits();
  return {
    async close() {
      end();
      await provider.shutdown().catch(() => undefined);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}
