import { PostgresRefused } from './PostgresRefused.ts';
import { type ChildProcess, type SpawnOptions, execFileSync, spawn } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

type UserIds = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root lends its work to this user of the system. */
const serverUser = 'postgres';

const isRoot = process.getuid?.() === 0;

function readIds(): UserIds | null {
  try {
    const read = (flag: string) =>
      Number(execFileSync('id', [flag, serverUser], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    // `id` fails when there is no such user, which is the answer.
    return null;
  }
}

function createServerUser(): UserIds {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', serverUser], { stdio: 'ignore' });
  } catch (cause) {
    throw new PostgresRefused(
      `PostgreSQL does not run as root, and a user named ${serverUser} could not be created. ` +
        `Create one (useradd --system ${serverUser}), or start as an ordinary user.`,
      { cause },
    );
  }
  const ids = readIds();
  if (!ids) throw new Error(`The user ${serverUser} was created and still cannot be found.`);
  return ids;
}

/** The user that runs the database: null for whoever runs this process, or the ids to switch to when that is root. */
function serverIds(): UserIds | null {
  return isRoot ? (readIds() ?? createServerUser()) : null;
}

/** Gives a folder to the user that runs the database. Does nothing unless this process is root's. */
export function giveToServerUser(folder: string): void {
  const ids = serverIds();
  if (ids) chownSync(folder, ids.uid, ids.gid);
}

function isTraversableByOthers(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (folder === dirname(folder) || isTraversableByOthers(dirname(folder)));
}

/**
 * Starts a program of PostgreSQL as a user it accepts.
 *
 * Below a closed folder, such as root's home, that user could reach neither the program nor the data; there the program
 * keeps the one capability that lets it pass.
 * @param folder where the data is; its parent exists
 * @param options as for `spawn`
 */
export function spawnAsServerUser(
  program: string,
  args: string[],
  folder: string,
  options: SpawnOptions,
): ChildProcess {
  const ids = serverIds();
  if (!ids) return spawn(program, args, options);
  if (isTraversableByOthers(import.meta.dirname) && isTraversableByOthers(dirname(folder))) {
    return spawn(program, args, { ...options, ...ids });
  }
  const keepPassing = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  return spawn('setpriv', [...identity, ...keepPassing, program, ...args], options);
}
