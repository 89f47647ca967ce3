import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@komawari/api/database';
import { startPostgres } from '@komawari/postgres';
import { root } from '../../config.ts';
import type { BenchOptions } from '../Bench.ts';
import { makeFolder } from '../makeFolder.ts';

/** Connections that write at a time. */
export const AT_ONCE = 8;

/** A ledger of its own beside tables without rules, and what was measured of both. */
export interface Stage {
  database: Database;
  /** Forgets all of it: the next run begins anew. */
  clear(): void;
}

const TABLES = [
  `CREATE TABLE IF NOT EXISTS plain_postings (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
     kind text NOT NULL, key text NOT NULL, happened_at timestamptz(3) NOT NULL DEFAULT now())`,
  `CREATE TABLE IF NOT EXISTS plain_entries (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, posting_id bigint NOT NULL,
     xid xid8 NOT NULL DEFAULT pg_current_xact_id(), account_id bigint NOT NULL, amount bigint NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS bench_slices (number int PRIMARY KEY, ours float8 NOT NULL, plain float8 NOT NULL)`,
];

/** Opens it: where an earlier run was interrupted, that one's. A quick run has one of its own. */
export async function openStage(options: BenchOptions): Promise<Stage> {
  const folder = options.isQuick ? makeFolder(options) : join(root, 'bench/ledger');
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  let isOver = false;
  options.atEnd(() => isOver && rmSync(folder, { recursive: true, force: true }));
  options.atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: AT_ONCE });
  options.atEnd(() => database.close());
  for (const table of TABLES) await database.query('makeTable', table);
  return { database, clear: () => void (isOver = true) };
}
