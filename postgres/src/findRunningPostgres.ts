import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, readCommand } from './processes.ts';
import { urlOfCluster } from './startPostgres.ts';

/**
 * The address of the embedded PostgreSQL that runs on a folder, or null when none does.
 * @param dataDir the folder that `startPostgres` was given
 */
export function findRunningPostgres(dataDir: string): string | null {
  const pidFile = join(dataDir, 'cluster/postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // Lines of the file: process, folder, start, port, ...; see PostgreSQL's miscadmin.h.
  const [pid = '', , , port = ''] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(Number(pid)) || !readCommand(Number(pid)).includes('postgres')) return null;
  return urlOfCluster(dataDir, Number(port));
}
