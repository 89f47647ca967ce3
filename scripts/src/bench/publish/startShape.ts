import { join } from 'node:path';
import { readConfig } from '@komawari/api/config';
import { type Database, migrate, openDatabase } from '@komawari/api/database';
import { environment } from '../../config.ts';
import { startPostgres } from '@komawari/postgres';
import { findFreePort } from '@komawari/postgres/freePort';
import { type ServerProcess, startServer } from '../../kill/ServerProcess.ts';
import { startNginx } from '../../nginx/startNginx.ts';
import type { BenchOptions } from '../Bench.ts';
import { cpuOfFamily } from '../cpu.ts';
import { listenToWorker, type WorkerLog } from './listenToWorker.ts';

/** A folder with a database, not yet running the product. */
export type Ground = { env: NodeJS.ProcessEnv; publicDir: string; database: Database };

/** The production shape without containers: nginx, two API processes, a worker, PostgreSQL. */
export type Shape = Ground & {
  url: string;
  worker: WorkerLog;
  /** CPU time the worker has used, in milliseconds. */
  workerCpu(): number;
  /** CPU time that nginx and the API processes have used, in microseconds. */
  servingCpu(): number;
};

/** What the image and the units of systemd give Node and the C library. */
export const AS_DEPLOYED = { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '12', MALLOC_ARENA_MAX: '2' };

/** Starts PostgreSQL, as safe as in production, on a folder, and makes the tables. */
export async function prepareGround(folder: string, { atEnd }: BenchOptions): Promise<Ground> {
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: 2 });
  atEnd(() => database.close());
  const env = {
    ...environment,
    DATABASE_URL: postgres.url,
    KOMAWARI_DATA: join(folder, 'data'),
    KOMAWARI_ENV: 'test',
    KOMAWARI_SECRET: 'a-secret-of-the-benchmarks-that-nobody-else-uses',
    // Tokens of one API process count in the other because both have one URL for readers.
    KOMAWARI_PUBLIC_URL: 'http://komawari.example',
    KOMAWARI_TRUST_PROXY: '1',
    // Nobody writes mail here; without an address every process would open an inbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'info',
    ...AS_DEPLOYED,
  };
  return { env, publicDir: readConfig(env).publicDir, database };
}

/** Starts the processes on prepared ground, nginx in front, which takes so many `calls` of an address in a second. */
export async function startShape(ground: Ground, { atEnd }: BenchOptions, calls?: number): Promise<Shape> {
  const worker = listenToWorker();
  const start = async (role: ServerProcess['role'], port: number, onOutput?: (text: string) => void) => {
    const running = await startServer(role, { ...ground.env, PORT: String(port) }, onOutput);
    atEnd(() => running.kill());
    return running;
  };
  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const { pid } = await start('worker', 0, worker.hear);
  const apis: ServerProcess[] = [];
  for (const port of ports) apis.push(await start('api', port));
  const nginx = await startNginx({
    publicDir: ground.publicDir,
    api: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
    ...(calls === undefined ? {} : { calls }),
  });
  atEnd(() => nginx.stop());
  const serving = [nginx, ...apis];
  return {
    ...ground,
    url: nginx.url,
    worker,
    workerCpu: () => cpuOfFamily(pid) / 1000,
    servingCpu: () => serving.reduce((sum, one) => sum + cpuOfFamily(one.pid), 0),
  };
}
