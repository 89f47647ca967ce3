import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './takeLock.ts';

/**
 * Makes this process the only one that works on a data folder. A predecessor that was killed does not count.
 * @returns releases the folder; call it as the last thing
 * @throws {Refusal} when another running Komawari has the folder
 */
export function lockDataFolder(dataDir: string, port: number): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = takeLock(
    join(dataDir, 'komawari.lock'),
    { port },
    (owner) =>
      `Komawari already runs on ${dataDir} (process ${owner.pid}, http://localhost:${owner.port}). ` +
      'Stop it first, or set KOMAWARI_DATA and PORT to run a second one beside it.',
  );
  if (lock.wasLeft) console.log('  The last run did not end by itself; carrying on from where it was.');
  return lock.release;
}
