import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './Refusal.ts';
import { isAlive, readCommand } from '@komawari/postgres/processes';

type Owner = { pid: number; command: string; port: number };

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    // Absent, or cut short by a crash: nobody who is still there.
    return null;
  }
}

/** The owner still runs, and its number has not passed to another program. */
const isRunning = (owner: Owner) => isAlive(owner.pid) && readCommand(owner.pid) === owner.command;

/**
 * Makes this process the only one that works on a data folder. A predecessor that was killed does not count.
 * @returns releases the folder; call it as the last thing
 * @throws {Refusal} when another running Komawari has the folder
 */
export function lockDataFolder(dataDir: string, port: number): () => void {
  const file = join(dataDir, 'komawari.lock');
  mkdirSync(dataDir, { recursive: true });
  const owner = readOwner(file);
  if (owner && owner.pid !== process.pid && isRunning(owner)) {
    throw new Refusal(
      `Komawari already runs on ${dataDir} (process ${owner.pid}, http://localhost:${owner.port}). ` +
        'Stop it first, or set KOMAWARI_DATA and PORT to run a second one beside it.',
    );
  }
  if (owner) console.log('  The last run did not end by itself; carrying on from where it was.');
  const me: Owner = { pid: process.pid, command: readCommand(process.pid), port };
  writeFileSync(file, JSON.stringify(me));
  return () => rmSync(file, { force: true });
}
