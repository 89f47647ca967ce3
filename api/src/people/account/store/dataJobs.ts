import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const dataExports = defineTable('data_exports', {
  id: column.text(),
  accountId: column.text(),
  state: column.text<'WAITING' | 'RUNNING' | 'READY' | 'FAILED'>().default("'WAITING'"),
  done: column.integer().default('0'),
  total: column.integer().default('0'),
  attempts: column.integer().default('0'),
  byteSize: column.bigint().orNull(),
  requestedAt: column.instant().default('now()'),
  touchedAt: column.instant().default('now()'),
  readyAt: column.instant().orNull(),
});

/** What could not be taken in, for the person. */
export interface ImportNote {
  what: string;
  message: string;
  messageJa: string;
}

export const dataImports = defineTable('data_imports', {
  id: column.text(),
  accountId: column.text(),
  uploadId: column.text(),
  fileName: column.text(),
  keepsStatus: column.boolean(),
  state: column.text<'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'>().default("'WAITING'"),
  done: column.integer().default('0'),
  total: column.integer().default('0'),
  attempts: column.integer().default('0'),
  notes: column.json<ImportNote[]>().default("'[]'"),
  requestedAt: column.instant().default('now()'),
  touchedAt: column.instant().default('now()'),
  finishedAt: column.instant().orNull(),
});

/** A job that nobody touched for this long lost its worker. */
const LOST_AFTER = "interval '2 minutes'";
/** A job that failed this often stays failed. */
const MOST_ATTEMPTS = 3;

/** An archive on its way. */
export interface ExportRecord extends Omit<RowOf<typeof dataExports>, 'byteSize' | 'attempts' | 'touchedAt'> {
  byteSize: number | null;
}

const EXPORT = `id, account_id AS "accountId", state, done, total, byte_size::float8 AS "byteSize", requested_at AS "requestedAt", ready_at AS "readyAt"`;

/** An archive that is being taken in. */
export type ImportRecord = Omit<RowOf<typeof dataImports>, 'attempts' | 'touchedAt'>;

const IMPORT = `id, account_id AS "accountId", upload_id AS "uploadId", file_name AS "fileName", keeps_status AS "keepsStatus", state, done, total,
  notes, requested_at AS "requestedAt", finished_at AS "finishedAt"`;

type Table = 'data_exports' | 'data_imports';
const TABLES = { data_exports: dataExports, data_imports: dataImports } as const;
const COLUMNS: Record<Table, string> = { data_exports: EXPORT, data_imports: IMPORT };

/** The latest export of an account. */
export async function findLatestExport(reader: Reader, accountId: string): Promise<ExportRecord | null> {
  const sql = `SELECT ${EXPORT} FROM data_exports WHERE account_id = $1 ORDER BY requested_at DESC, id DESC LIMIT 1`;
  return (await reader.query<ExportRecord>('findLatestExport', sql, [accountId]))[0] ?? null;
}

/** The latest import of an account. */
export async function findLatestImport(reader: Reader, accountId: string): Promise<ImportRecord | null> {
  const sql = `SELECT ${IMPORT} FROM data_imports WHERE account_id = $1 ORDER BY requested_at DESC, id DESC LIMIT 1`;
  return (await reader.query<ImportRecord>('findLatestImport', sql, [accountId]))[0] ?? null;
}

/** Takes the next job that waits, or whose worker was lost. */
export async function claimJob<Row extends object>(tx: Transaction, table: Table): Promise<Row | null> {
  const [row] = await tx.query<Row>(
    `claim_${table}`,
    `UPDATE ${TABLES[table].name} SET state = 'RUNNING', attempts = attempts + 1, touched_at = now()
     WHERE id = (SELECT id FROM ${table} WHERE state = 'WAITING' OR (state = 'RUNNING' AND touched_at < now() - ${LOST_AFTER})
       ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS[table]}`,
  );
  return row ?? null;
}

/** Says how far a job is; it also says that its worker lives. */
export async function noteProgress(
  tx: Transaction,
  table: Table,
  id: string,
  done: number,
  total: number,
): Promise<void> {
  const sql = `UPDATE ${TABLES[table].name} SET done = $2, total = $3, touched_at = now() WHERE id = $1`;
  await tx.query(`progress_${table}`, sql, [id, done, total]);
}

/** A job broke: it is tried again, three times in all. */
export async function noteFailure(tx: Transaction, table: Table, id: string): Promise<void> {
  const sql = `UPDATE ${TABLES[table].name} SET state = CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN 'FAILED' ELSE 'WAITING' END, touched_at = now() WHERE id = $1`;
  await tx.query(`failure_${table}`, sql, [id]);
}

/** An archive is there, and can be downloaded. */
export async function finishExport(tx: Transaction, id: string, byteSize: number): Promise<void> {
  const sql = `UPDATE data_exports SET state = 'READY', byte_size = $2, ready_at = now(), done = total WHERE id = $1`;
  await tx.query('finishExport', sql, [id, byteSize]);
}

/** Archives that were ready, or failed, at least so many days ago. */
export function listOldExports(reader: Reader, days: number): Promise<Pick<ExportRecord, 'id' | 'accountId'>[]> {
  return reader.query(
    'listOldExports',
    `SELECT id, account_id AS "accountId" FROM data_exports
     WHERE ready_at < now() - $1 * interval '1 day' OR (state = 'FAILED' AND touched_at < now() - $1 * interval '1 day')`,
    [days],
  );
}

/** An archive was taken in, or cannot be; `notes` say what was left out. */
export async function finishImport(
  tx: Transaction,
  id: string,
  { state, notes }: Pick<ImportRecord, 'state' | 'notes'>,
): Promise<void> {
  await dataImports.update(tx, id, { state, notes, finishedAt: now });
}
