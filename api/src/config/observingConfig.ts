import { z } from 'zod';

const port = (name: string) =>
  z.coerce
    .number(`${name} has to be a number between 0 and 65535, for example 9464.`)
    .int(`${name} has to be a whole number.`)
    .min(0, `${name} has to be 0 or more.`)
    .max(65_535, `${name} has to be 65535 or less.`)
    .optional();

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Variables about looking at a process from outside. */
export const observingVariables = {
  KOMAWARI_METRICS_PORT: port('KOMAWARI_METRICS_PORT'),
  KOMAWARI_METRICS_HOST: z.string().default('127.0.0.1'),
  KOMAWARI_WORKER_PORT: port('KOMAWARI_WORKER_PORT'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'OTEL_EXPORTER_OTLP_ENDPOINT has to be a full URL such as http://127.0.0.1:4318.',
    })
    .optional(),
  // The library reads the next three by itself; here a slip is told before anything starts.
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'OTEL_EXPORTER_OTLP_HEADERS is name=value, several with commas between.')
    .optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `OTEL_TRACES_SAMPLER is one of ${SAMPLERS.join(', ')}.`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('OTEL_TRACES_SAMPLER_ARG has to be a number from 0 to 1, for example 0.1.')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG has to be 0 or more.')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG has to be 1 or less.')
    .optional(),
};

/** Where a process tells how it does. */
export interface ObservingConfig {
  /** Where `/metrics` listens, apart from everything readers reach; null: nothing is counted. Port 0 takes a free one. */
  metrics: { host: string; port: number } | null;
  /** Where a worker answers `/healthz` and `/readyz`; null: nowhere. */
  workerPort: number | null;
  /** Where traces go, as OpenTelemetry's own variable names it: `/v1/traces` lies below it. Null: nothing is followed. */
  tracesTo: string | null;
}

/** Groups what was read of these variables. */
export const readObservingConfig = (e: {
  KOMAWARI_METRICS_PORT?: number | undefined;
  KOMAWARI_METRICS_HOST: string;
  KOMAWARI_WORKER_PORT?: number | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}): ObservingConfig => ({
  metrics:
    e.KOMAWARI_METRICS_PORT === undefined ? null : { host: e.KOMAWARI_METRICS_HOST, port: e.KOMAWARI_METRICS_PORT },
  workerPort: e.KOMAWARI_WORKER_PORT ?? null,
  tracesTo: e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
});
