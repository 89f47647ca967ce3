import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, readCommand } from '@komawari/postgres/processes';
import { Refusal } from './Refusal.ts';

/** Who holds a lock. */
export interface Owner {
  pid: number;
  command: string;
}

function readOwner<Facts>(file: string): (Owner & Facts) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner & Facts;
  } catch {
    // Absent, or cut short by a crash: nobody who is still there.
    return null;
  }
}

/** The owner still runs, and its number has not passed to another program. */
const isRunning = (owner: Owner) => isAlive(owner.pid) && readCommand(owner.pid) === owner.command;

/** Gives a file this name, which nobody may have at the same moment. False where somebody has it. */
function claim(written: string, file: string): boolean {
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Makes this process the only one of this machine that has a file, which says so with `facts`. One that was killed does not count:
 * then `wasLeft`. Throws a Refusal with what `refuse` says of another one that runs. Of several that begin at the same moment one
 * gets it, also where they all find a file of one that was killed.
 */
export function takeLock<Facts extends object>(
  file: string,
  facts: Facts,
  refuse: (owner: Owner & Facts) => string,
): { wasLeft: boolean; release(): void } {
  const written = `${file}.${process.pid}`;
  /** Held while a file of one that was killed is cleared away: nobody takes away what somebody else has just got. */
  const clearing = `${file}.clearing`;
  const isTaken = (owner: Owner | null) => owner !== null && owner.pid !== process.pid && isRunning(owner);
  writeFileSync(written, JSON.stringify({ pid: process.pid, command: readCommand(process.pid), ...facts }));
  try {
    let wasLeft = false;
    while (!claim(written, file)) {
      if (!claim(written, clearing)) {
        const holder = readOwner(clearing);
        if (holder && !isTaken(holder)) rmSync(clearing, { force: true });
        continue;
      }
      const owner = readOwner<Facts>(file);
      if (!isTaken(owner)) rmSync(file, { force: true });
      rmSync(clearing, { force: true });
      if (owner && isTaken(owner)) throw new Refusal(refuse(owner));
      wasLeft ||= owner !== null;
    }
    return { wasLeft, release: () => rmSync(file, { force: true }) };
  } finally {
    rmSync(written, { force: true });
  }
}
