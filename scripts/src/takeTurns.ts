import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@komawari/postgres/processes';

function take(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** The holder was killed, or has just let go. */
function isAbandoned(lockFile: string): boolean {
  try {
    return !isAlive(Number(readFileSync(lockFile, 'utf8')));
  } catch {
    // Gone between two looks: the next attempt decides.
    return false;
  }
}

/** Does the work while no other process does work under the same lock file; waits for its turn. */
export async function takeTurns<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!take(lockFile)) {
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
    else await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
