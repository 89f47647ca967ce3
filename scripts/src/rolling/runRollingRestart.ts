import { findFreePort } from '@komawari/postgres/freePort';
import { type ServerProcess, startServer } from '../kill/ServerProcess.ts';
import { createRandom } from '../kill/chooseCall.ts';
import { type Stage, openStage } from '../kill/openStage.ts';
import type { AtEnd } from '../runInterruptible.ts';
import { startNginx } from '../nginx/startNginx.ts';
import { type Load, createLoad } from './createLoad.ts';
import { migrateAhead } from './migrateAhead.ts';

export type RollingOptions = {
  /** How many requests are sent at least, and how often a process is replaced at least. */
  requests: number;
  restarts: number;
  onRestart?: (facts: string) => void;
  /** Undoes what was set up when the run is ended before its end. */
  atEnd?: AtEnd;
};

export type RollingReport = Pick<Load, 'counts' | 'failures'> & {
  restarts: number;
  /** From the request to end until the process was gone. */
  slowestStopMs: number;
};

const total = (counts: Load['counts']) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Replaces all processes one after the other under load until there was enough of both. */
async function replaceInTurn(
  env: NodeJS.ProcessEnv[],
  processes: ServerProcess[],
  load: Load,
  options: RollingOptions,
) {
  let slowestStopMs = 0;
  let restarts = 0;
  for (; restarts < options.restarts || total(load.counts) < options.requests; restarts++) {
    const place = restarts % processes.length;
    // From here on everything is older than its database, what runs and what starts.
    if (restarts === 1) {
      await migrateAhead(env[0]!['DATABASE_URL']!);
      options.onRestart?.('the database has become that of a next release');
    }
    const askedAt = Date.now();
    const code = await processes[place]!.stop();
    const took = Date.now() - askedAt;
    if (code !== 0) load.failures.push(`a process ended with ${code}: ${processes[place]!.output()}`);
    slowestStopMs = Math.max(slowestStopMs, took);
    const { role } = processes[place]!;
    processes[place] = await startServer(role, env[place]!);
    options.onRestart?.(
      `restart ${restarts + 1}, ${role}: gone after ${took} ms; ${total(load.counts)} requests, ${load.failures.length} failed`,
    );
  }
  return { restarts, slowestStopMs };
}

/** nginx in front of two API processes and a worker, as docker-compose.yml has it, on a prepared stage. */
export async function startShape(stage: Stage, atEnd: AtEnd) {
  const ports = [await findFreePort(), await findFreePort()] as const;
  const nginx = await startNginx({
    publicDir: stage.publicDir,
    api: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
  });
  atEnd(() => nginx.stop());
  // Tokens of one API process count in the other because both have one URL for readers.
  const shared = { ...stage.env, KOMAWARI_PUBLIC_URL: nginx.url, KOMAWARI_TRUST_PROXY: '1' };
  const env = [...ports, 0].map((port) => ({ ...shared, PORT: String(port) }));
  const processes: ServerProcess[] = [];
  atEnd(() => Promise.all(processes.map((one) => one.kill())));
  for (const [place, role] of (['api', 'api', 'worker'] as const).entries())
    processes.push(await startServer(role, env[place]!));
  return { url: nginx.url, env, processes };
}

/** Replaces the processes of a running installation one after the other while people read, change and upload. */
export async function runRollingRestart(options: RollingOptions): Promise<RollingReport> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  options.atEnd?.(close);
  try {
    const stage = await openStage();
    undo.push(() => stage.close());
    const { url, env, processes } = await startShape(stage, (step) => undo.push(step));
    await stage.app.publisher.exportSite();
    const load = await createLoad(stage, url, createRandom(7));
    load.start();
    undo.push(() => load.stop());
    const { restarts, slowestStopMs } = await replaceInTurn(env, processes, load, options);
    await load.stop();
    return { counts: load.counts, failures: load.failures, restarts, slowestStopMs };
  } finally {
    await close();
  }
}
