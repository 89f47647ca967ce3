import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkServer, findSchemaFaults, type ServerFacts } from './checkServer.ts';
import { openDatabase, type Database, type Reader, type Transaction } from './database.ts';
import { runStep, type Migration, type Step } from './runStep.ts';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** How often a process that waits for another one's migration looks whether it is its turn. */
const LOOK_EVERY_MS = 250;

/** A newer version of Komawari has changed the database in a way that this one cannot work with. */
export class DatabaseIsNewer extends Error {
  override name = 'DatabaseIsNewer';
}

export interface MigrateOptions {
  /** What is wrong with the server, in sentences; see checkServer.ts. Left out: what keeps the schema from being made. */
  findFaults?: (facts: ServerFacts) => string[];
  /** Left out: the files of api/migrations, by name. */
  steps?: readonly Step[];
  /** How long a step tries to get its locks. */
  timeoutMs?: number;
  /** Is told that the database is ahead of this version. */
  say?: (line: string) => void;
}

/** The steps of this version, in their order. */
export async function listSteps(): Promise<Step[]> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).toSorted();
  return files.map((file) => ({
    name: file.replace(/\.ts$/, ''),
    load: async () => ((await import(pathToFileURL(FOLDER + file).href)) as { default: Migration }).default,
  }));
}

/**
 * Brings the database to this version's schema; of several processes that start at once one does it and the others wait.
 * Returns the names of the steps it ran. Throws DatabaseUnfit and DatabaseIsNewer before anything is changed, and
 * MigrationBlocked when others hold a lock for too long.
 */
export async function migrate(
  url: string,
  { findFaults = findSchemaFaults, steps, timeoutMs, say = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const database = openDatabase(url, { pool: 3 });
  try {
    await checkServer(database, findFaults);
    const known = steps ?? (await listSteps());
    return await database.transact(async (turn) => {
      await waitForTurn(turn);
      const noted = await listNoted(database);
      lookAhead(noted, known, say);
      const due = known.filter(({ name }) => !noted.has(name));
      for (const step of due) await runStep(database, step, timeoutMs);
      return due.map(({ name }) => name);
    });
  } finally {
    await database.close();
  }
}

/**
 * Holds the lock of migrations until the transaction ends. It is asked for again and again: a statement that waits would be cut off
 * by the limit that every statement has.
 */
async function waitForTurn(turn: Transaction): Promise<void> {
  await turn.query('stayConnected', `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`);
  for (;;) {
    const [lock] = await turn.query<{ isOurs: boolean }>(
      'lockMigrations',
      'SELECT pg_try_advisory_xact_lock(704112026) AS "isOurs"',
    );
    if (lock?.isOurs) return;
    await wait(LOOK_EVERY_MS);
  }
}

/** A step that was run, and the one that a version has to know to work beside it; null where every version may. */
type Noted = ReadonlyMap<string, string | null>;

/** The steps that were run, ever. */
async function listNoted(database: Database): Promise<Noted> {
  await database.query(
    'createNotes',
    'CREATE TABLE IF NOT EXISTS schema_migrations (name varchar(255) NOT NULL PRIMARY KEY, needs varchar(255))',
  );
  // A database of before this was noted: nothing in it is ahead of a version that notes it.
  if (!(await notesNeeds(database)))
    await database.query('noteNeeds', 'ALTER TABLE schema_migrations ADD COLUMN needs varchar(255)');
  const rows = await database.query<{ name: string; needs: string | null }>(
    'listMigrations',
    'SELECT name, needs FROM schema_migrations',
  );
  return new Map(rows.map(({ name, needs }) => [name, needs]));
}

async function notesNeeds(reader: Reader): Promise<boolean> {
  const columns = await reader.query(
    'lookAtNotes',
    `SELECT FROM pg_attribute WHERE attrelid = 'schema_migrations'::regclass AND attname = 'needs'`,
  );
  return columns.length > 0;
}

/**
 * While versions are replaced one after the other, a process of the earlier one may start on what the later one has made of the
 * database: as long as nothing that it reads was taken away.
 */
function lookAhead(noted: Noted, known: readonly Step[], say: (line: string) => void): void {
  const names = new Set(known.map(({ name }) => name));
  const ahead = [...noted].filter(([name]) => !names.has(name)).toSorted();
  const blocking = ahead.find(([, needs]) => needs !== null && !names.has(needs));
  if (blocking) {
    throw new DatabaseIsNewer(
      `The data was written by a newer version of Komawari (step "${blocking[0]}"). Start that version, or another data folder.`,
    );
  }
  if (ahead.length > 0)
    say(`The database is ahead of this version by ${ahead.map(([name]) => name).join(', ')}. Finish the upgrade.`);
}
