import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, migrate, openDatabase } from '@komawari/api/database';
import { keepPartitions, rollUpReadings } from '../../../../api/src/readers/reading/index.ts';
import { environment } from '../../config.ts';
import { type RunningPostgres, startPostgres } from '@komawari/postgres';
import type { BenchOptions } from '../Bench.ts';
import { cpuOfFamily } from '../cpu.ts';
import { fillDatabase } from '../fillDatabase.ts';
import { makeFolder } from '../makeFolder.ts';

/** A database with episodes, and processes that take events into it. */
export type Stage = {
  episodes: number;
  startServer(kind: 'ours' | 'naive'): Promise<Server>;
  /** Kills PostgreSQL with signal 9 and starts it again on the same port. */
  killPostgres(): Promise<void>;
  /** How many events stand in the table. */
  countWritten(kind: 'ours' | 'naive'): Promise<number>;
  /** Waits until no more events come in, then adds everything up. Answers how many sums differ from the events. */
  settle(): Promise<number>;
};
export type Server = {
  url: string;
  /** CPU time that it and PostgreSQL have used, in microseconds. */
  cpu(): number;
  kill(): Promise<void>;
};

const works = 2500;
const episodesPerWork = 4;

const DIFFERENCES = `
  SELECT count(*)::int AS count FROM (
    SELECT date_trunc('minute', occurred_at) AS minute, episode_id, count(*) FILTER (WHERE kind = 'OPEN')::int AS views, count(*) FILTER (WHERE kind = 'COMPLETED')::int AS completions
    FROM reading_events WHERE is_counted AND kind IN ('OPEN', 'COMPLETED') GROUP BY 1, 2) raw
  FULL JOIN episode_minutes sums USING (minute, episode_id)
  WHERE (raw.views, raw.completions) IS DISTINCT FROM (sums.views, sums.completions)`;

async function createNaiveTables(database: Database): Promise<void> {
  await database.query(
    'createNaiveEvents',
    'CREATE TABLE naive_events (id text, kind text, episode_id text, person text, at timestamptz DEFAULT now())',
  );
  await database.query(
    'createNaiveCounts',
    'CREATE TABLE naive_counts (episode_id text PRIMARY KEY, views int NOT NULL)',
  );
  await database.query('fillNaiveCounts', 'INSERT INTO naive_counts SELECT id, 0 FROM episodes');
}

const pidOfPostgres = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts PostgreSQL with the settings of an installation and fills it. */
export async function openStage(options: BenchOptions): Promise<Stage> {
  const folder = makeFolder(options);
  const dataDir = join(folder, 'postgres');
  let postgres: RunningPostgres = await startPostgres({ dataDir });
  options.atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: 2 });
  options.atEnd(() => database.close());
  await fillDatabase(database, { works, episodesPerWork, creators: works / 10, tags: 100 });
  await createNaiveTables(database);
  await keepPartitions(database);
  const env = {
    ...environment,
    DATABASE_URL: postgres.url,
    KOMAWARI_DATA: join(folder, 'data'),
    KOMAWARI_ENV: 'test',
    KOMAWARI_SECRET: 'a-secret-of-the-benchmarks-that-nobody-else-uses',
    KOMAWARI_TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  };
  const countWritten: Stage['countWritten'] = async (kind) => {
    const table = kind === 'ours' ? 'reading_events' : 'naive_events';
    const [row] = await database.query<{ count: number }>(
      `count_${table}`,
      `SELECT count(*)::int AS count FROM ${table}`,
    );
    return row?.count ?? 0;
  };

  return {
    episodes: works * episodesPerWork,
    countWritten,
    async startServer(kind) {
      const child: ChildProcess = fork(join(import.meta.dirname, 'ingestionServer.ts'), [kind], { env });
      options.atEnd(() => child.kill('SIGKILL'));
      const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ url?: string }];
      if (!message.url) throw new Error(`The server "${kind}" ended before it was ready.`);
      return {
        url: message.url,
        cpu: () => cpuOfFamily(child.pid ?? 0) + cpuOfFamily(pidOfPostgres(dataDir)),
        async kill() {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    async killPostgres() {
      process.kill(pidOfPostgres(dataDir), 'SIGKILL');
      await wait(500);
      await postgres.stop().catch(() => undefined);
      postgres = await startPostgres({ dataDir, port: Number(new URL(env.DATABASE_URL).port) });
    },
    async settle() {
      for (let before = -1, now = await countWritten('ours'); now !== before; now = await countWritten('ours')) {
        before = now;
        await wait(1500);
      }
      await rollUpReadings(database);
      const [row] = await database.query<{ count: number }>('countDifferences', DIFFERENCES);
      return row?.count ?? 0;
    },
  };
}
