import { PostgresRefused } from './PostgresRefused.ts';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, readCommand } from './processes.ts';

async function waitForEnd(pid: number, seconds: number): Promise<boolean> {
  for (let turn = 0; turn < seconds * 20; turn++) {
    if (!isAlive(pid)) return true;
    await wait(50);
  }
  return !isAlive(pid);
}

/**
 * Stops a PostgreSQL that outlived a killed Komawari and still holds the cluster.
 * Its number may meanwhile belong to something else (in containers the same small numbers return): that is left alone.
 * @returns true when there was one to stop
 */
export async function stopPredecessor(cluster: string): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !/postgres/.test(readCommand(pid))) {
    rmSync(pidFile, { force: true });
    return false;
  }
  // SIGINT is PostgreSQL's "fast" shutdown: roll back, write everything, end. SIGQUIT leaves the rest to recovery.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await waitForEnd(pid, 15)) return true;
  }
  throw new PostgresRefused(`An earlier PostgreSQL (process ${pid}) does not stop. End it, then start again.`);
}
