import { PostgresRefused } from './PostgresRefused.ts';
import { type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from './findFreePort.ts';
import { createCluster } from './createCluster.ts';
import { type PostgresBinaries, findPostgresBinaries } from './findPostgresBinaries.ts';
import { spawnAsServerUser } from './spawnAsServerUser.ts';
import { stopPredecessor } from './stopPredecessor.ts';

export type PostgresOptions = {
  /** Holds the cluster, its password and its log. Created when missing. */
  dataDir: string;
  /** On 127.0.0.1; a free one when left out. */
  port?: number;
  /** `throw-away` is for tests and comparisons only: fast, and lost in a crash. */
  durability?: 'safe' | 'throw-away';
  /** More settings for the server, by their names in postgresql.conf. */
  settings?: Record<string, string | number>;
};

export type RunningPostgres = {
  /** Connects as the owner to the database `komawari`. */
  url: string;
  /** Ends the server after rolling back what is open. Resolves when it is gone. */
  stop(): Promise<void>;
};

const user = 'komawari';
const database = 'komawari';

// For a machine with 2 cores and 4 GB. JIT costs more than it saves on queries of a few milliseconds.
const usualSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  random_page_cost: 1.1,
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  // Every minute it would visit the databases of hundreds of tests in turn, whose tables are as good as empty.
  autovacuum_naptime: '1d',
};

const largestLogInBytes = 10_000_000;

/**
 * Starts the PostgreSQL that npm installed on a folder, creating the cluster on the first start and stopping a server
 * that a killed predecessor left behind. It ends with this process, however this process ends.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = join(options.dataDir, 'cluster');
  mkdirSync(options.dataDir, { recursive: true });
  const binaries = await findPostgresBinaries();
  const password = keepPassword(join(options.dataDir, 'password'));
  await stopPredecessor(cluster);
  await createCluster(binaries, cluster, { user, password });

  const port = options.port || (await findFreePort());
  const server = launch(binaries, cluster, port, options);
  const stop = () => stopServer(server);
  try {
    await prepare(server, urlOfCluster(options.dataDir, port, 'postgres'), options);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOfCluster(options.dataDir, port), stop };
}

/** How to reach the database of a cluster whose server listens on a port of this machine. */
export function urlOfCluster(dataDir: string, port: number, name = database): string {
  return `postgres://${user}:${keepPassword(join(dataDir, 'password'))}@127.0.0.1:${port}/${name}`;
}

function keepPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Runs the server until the pipe to this process closes, however that happens. It has a session of its own: Ctrl-C reaches
 * this process alone, which closes what uses the database before the database. A shell without job control gives background
 * commands no input, hence the third descriptor.
 */
const runUntilPipeCloses = `
"$@" & server=$!
exec 3<&0
(cat <&3 >/dev/null; kill -INT $server) & guard=$!
wait $server; status=$?
kill $guard 2>/dev/null
exit $status`;

function launch(binaries: PostgresBinaries, cluster: string, port: number, options: PostgresOptions): ChildProcess {
  const logFile = join(options.dataDir, 'log');
  const isLarge = existsSync(logFile) && statSync(logFile).size > largestLogInBytes;
  const log = openSync(logFile, isLarge ? 'w' : 'a', 0o600);
  const settings = {
    ...usualSettings,
    ...(options.durability === 'throw-away' ? throwAwaySettings : {}),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [binaries.postgres, '-D', cluster, '-p', String(port), ...flags];
  const server = spawnAsServerUser('/bin/sh', ['-c', runUntilPipeCloses, 'sh', ...command], cluster, {
    stdio: ['pipe', log, log],
    detached: true,
  });
  closeSync(log);
  server.once('error', () => {});
  // The pipe breaks when the server ends first, which connectWhenReady and stopServer notice by themselves.
  server.stdin?.on('error', () => {});
  return server;
}

async function prepare(server: ChildProcess, url: string, options: PostgresOptions): Promise<void> {
  const client = await connectWhenReady(server, url, join(options.dataDir, 'log'));
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

async function connectWhenReady(server: ChildProcess, url: string, logFile: string): Promise<Client> {
  // Recovery after a crash can take a while; a server that ended will not come back.
  for (let turn = 0; turn < 2400; turn++) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (hasEnded(server)) {
        const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
        throw new PostgresRefused(`PostgreSQL ended right after its start. Its log (${logFile}) says:\n${lines}`, {
          cause: error,
        });
      }
      if ((error as { code?: string }).code === '28P01') throw error;
    }
    await wait(50);
  }
  throw new PostgresRefused(`PostgreSQL did not become ready within two minutes. See ${logFile}.`);
}

const hasEnded = (server: ChildProcess) =>
  server.pid === undefined || server.exitCode !== null || server.signalCode !== null;

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.stdin?.end();
  // SIGQUIT to the session ends it without writing everything; the next start recovers.
  const timer = setTimeout(() => process.kill(-(server.pid ?? 0), 'SIGQUIT'), 10_000);
  await ended;
  clearTimeout(timer);
}
