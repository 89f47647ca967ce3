import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkServer, findSchemaFaults, type ServerFacts } from './checkServer.ts';
import { openDatabase, type Database, type Reader, type Transaction } from './database.ts';
import { runStep, type Migration, type Step } from './runStep.ts';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** How often a process that waits for another one's migration looks whether it is its turn. */
const LOOK_EVERY_MS = 250;

/** The data folder was written by a newer version of Komawari than this one. */
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
}

/** The steps of this version, in their order. */
async function listSteps(): Promise<Step[]> {
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
  { findFaults = findSchemaFaults, steps, timeoutMs }: MigrateOptions = {},
): Promise<string[]> {
  const database = openDatabase(url, { pool: 3 });
  try {
    await checkServer(database, findFaults);
    const known = steps ?? (await listSteps());
    return await database.transact(async (turn) => {
      await waitForTurn(turn);
      const noted = await listNoted(database);
      refuseNewerDatabase(noted, known);
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

/** The names of the steps that were run, ever. */
async function listNoted(database: Database): Promise<Set<string>> {
  if (!(await hasNotes(database)))
    await database.query('createNotes', 'CREATE TABLE schema_migrations (name varchar(255) NOT NULL PRIMARY KEY)');
  const rows = await database.query<{ name: string }>('listMigrations', 'SELECT name FROM schema_migrations');
  return new Set(rows.map(({ name }) => name));
}

async function hasNotes(reader: Reader): Promise<boolean> {
  const [table] = await reader.query<{ exists: boolean }>(
    'hasMigrations',
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`,
  );
  return table?.exists === true;
}

function refuseNewerDatabase(noted: ReadonlySet<string>, known: readonly Step[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...noted].toSorted().find((name) => !names.has(name));
  if (unknown) {
    throw new DatabaseIsNewer(
      `The data was written by a newer version of Komawari (step "${unknown}"). Start that version, or another data folder.`,
    );
  }
}
