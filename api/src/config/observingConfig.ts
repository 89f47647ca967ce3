import { z } from 'zod';

const port = (name: string) =>
  z.coerce
    .number(`${name} has to be a number between 0 and 65535, for example 9464.`)
    .int(`${name} has to be a whole number.`)
    .min(0, `${name} has to be 0 or more.`)
    .max(65_535, `${name} has to be 65535 or less.`)
    .optional();

/** Variables about looking at a process from outside. */
export const observingVariables = {
  KOMAWARI_METRICS_PORT: port('KOMAWARI_METRICS_PORT'),
  KOMAWARI_METRICS_HOST: z.string().default('127.0.0.1'),
  KOMAWARI_WORKER_PORT: port('KOMAWARI_WORKER_PORT'),
};

/** Where a process tells how it does. */
export interface ObservingConfig {
  /** Where `/metrics` listens, apart from everything readers reach; null: nothing is counted. Port 0 takes a free one. */
  metrics: { host: string; port: number } | null;
  /** Where a worker answers `/healthz` and `/readyz`; null: nowhere. */
  workerPort: number | null;
}

/** Groups what was read of these variables. */
export const readObservingConfig = (e: {
  KOMAWARI_METRICS_PORT?: number | undefined;
  KOMAWARI_METRICS_HOST: string;
  KOMAWARI_WORKER_PORT?: number | undefined;
}): ObservingConfig => ({
  metrics:
    e.KOMAWARI_METRICS_PORT === undefined ? null : { host: e.KOMAWARI_METRICS_HOST, port: e.KOMAWARI_METRICS_PORT },
  workerPort: e.KOMAWARI_WORKER_PORT ?? null,
});
