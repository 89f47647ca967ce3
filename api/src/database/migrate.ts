import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Umzug, SequelizeStorage } from 'umzug';
import { openDatabase, type Reader, type Transaction } from './database.ts';

/** One step of the schema's history. It runs in a transaction of its own. */
export interface Migration {
  up(tx: Transaction): Promise<void>;
}

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** The data folder was written by a newer version of Komawari than this one. */
export class DatabaseIsNewer extends Error {
  override name = 'DatabaseIsNewer';
}

/**
 * Brings the database to this version's schema, under an advisory lock so that several processes may start at once.
 * Returns the names of the steps it ran. Throws DatabaseIsNewer when the database knows a step this version does not.
 */
export async function migrate(url: string): Promise<string[]> {
  const database = openDatabase(url, { pool: 3 });
  try {
    const files = (await readdir(FOLDER)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).toSorted();
    const umzug = new Umzug({
      migrations: files.map((name) => ({
        name: name.replace(/\.ts$/, ''),
        up: async () => {
          const step = (await import(pathToFileURL(FOLDER + name).href)) as { default: Migration };
          await database.transact((tx) => step.default.up(tx));
        },
      })),
      storage: new SequelizeStorage({ sequelize: database.sequelize, tableName: 'schema_migrations' }),
      logger: undefined,
    });
    return await database.transact(async (lock) => {
      await lock.query('lockMigrations', 'SELECT pg_advisory_xact_lock(704112026)');
      await refuseNewerDatabase(lock, files);
      return (await umzug.up()).map((step) => step.name);
    });
  } finally {
    await database.close();
  }
}

/** Umzug leaves out steps it has no file for, so the table itself is asked. */
async function refuseNewerDatabase(reader: Reader, files: string[]): Promise<void> {
  const [table] = await reader.query<{ exists: boolean }>(
    'hasMigrations',
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`,
  );
  if (!table?.exists) return;
  const known = new Set(files.map((name) => name.replace(/\.ts$/, '')));
  const executed = await reader.query<{ name: string }>(
    'listMigrations',
    'SELECT name FROM schema_migrations ORDER BY name',
  );
  const unknown = executed.map((row) => row.name).find((name) => !known.has(name));
  if (unknown) {
    throw new DatabaseIsNewer(
      `The data was written by a newer version of Komawari (step "${unknown}"). Start that version, or another data folder.`,
    );
  }
}
