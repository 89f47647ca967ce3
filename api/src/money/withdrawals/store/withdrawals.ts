import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';
import type { TransferFailure } from '../../bankAccounts/index.ts';
import type { WithdrawalState, WithdrawalType } from '../Withdrawal.ts';

export const withdrawals = defineTable('withdrawals', {
  id: column.uuid().default('gen_random_uuid()'),
  /** What a transfer file and its result call it. */
  number: column.integer().counted(),
  /** Whose money it is in the books. */
  creatorId: column.text(),
  /** The same; null since they left. */
  userId: column.text().orNull(),
  type: column.text<WithdrawalType>(),
  state: column.text<WithdrawalState>().default(`'REQUESTED'`),
  amount: column.integer(),
  fee: column.integer(),
  /** Requested for its owner on the last day of what would lapse. */
  isAutomatic: column.boolean().default('false'),
  sealedAccount: column.text().orNull(),
  bankName: column.text().orNull(),
  accountEnd: column.text().orNull(),
  closesAt: column.instant().orNull(),
  requestedAt: column.instant(),
  processingAt: column.instant().orNull(),
  exportedAt: column.instant().orNull(),
  settledAt: column.instant().orNull(),
  failure: column.text<TransferFailure>().orNull(),
  sealedCode: column.text().orNull(),
  codeEnd: column.text().orNull(),
});

export type Withdrawal = RowOf<typeof withdrawals>;

const COLUMNS = Object.keys(withdrawals.columns)
  .map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
  .join(', ');

/** A creator's request that is neither paid nor over; there is one at most. */
export async function findOpenWithdrawal(reader: Reader, userId: string): Promise<Withdrawal | null> {
  const [row] = await reader.query<Withdrawal>(
    'findOpenWithdrawal',
    `SELECT ${COLUMNS} FROM withdrawals WHERE user_id = $1 AND state IN ('REQUESTED', 'PROCESSING')`,
    [userId],
  );
  return row ?? null;
}

/** What a creator requested, latest first. */
export async function listWithdrawals(
  reader: Reader,
  userId: string,
  first: number,
  after: string | null,
): Promise<Slice<Withdrawal>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'text']);
  const rows = await reader.query<Withdrawal>(
    'listWithdrawals',
    `SELECT ${COLUMNS} FROM withdrawals
     WHERE user_id = $1 AND ($3::timestamptz IS NULL OR (requested_at, id::text) < ($3::timestamptz, $4))
     ORDER BY requested_at DESC, id::text DESC LIMIT $2`,
    [userId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.requestedAt.toISOString(), row.id]);
}

/** Everything a creator requested, latest first: one transfer a week and now and then a gift. */
export const listAllWithdrawals = (reader: Reader, userId: string): Promise<Withdrawal[]> =>
  reader.query<Withdrawal>(
    'listAllWithdrawals',
    `SELECT ${COLUMNS} FROM withdrawals WHERE user_id = $1 ORDER BY requested_at DESC, id::text DESC`,
    [userId],
  );

/** Writes a request and answers it. */
export async function insertWithdrawal(
  tx: Transaction,
  row: Pick<
    Withdrawal,
    | 'creatorId'
    | 'userId'
    | 'type'
    | 'amount'
    | 'fee'
    | 'isAutomatic'
    | 'sealedAccount'
    | 'bankName'
    | 'accountEnd'
    | 'closesAt'
    | 'requestedAt'
  >,
): Promise<Withdrawal> {
  await withdrawals.insert(tx, row);
  const made = await findOpenWithdrawal(tx, row.creatorId);
  if (!made) throw new Error('a withdrawal vanished while it was written');
  return made;
}

/** Writes how far a withdrawal is. Its creator is locked. */
export async function writeWithdrawal(
  tx: Transaction,
  id: string,
  changes: Partial<
    Pick<
      Withdrawal,
      'state' | 'closesAt' | 'processingAt' | 'exportedAt' | 'settledAt' | 'failure' | 'sealedCode' | 'codeEnd'
    >
  >,
): Promise<void> {
  await withdrawals.update(tx, id, changes);
}

/** A withdrawal by its id, or null. */
export const findWithdrawal = (reader: Reader, id: string): Promise<Withdrawal | null> => withdrawals.find(reader, id);

/** Withdrawals in a state, the oldest first. */
export const listInState = (reader: Reader, type: WithdrawalType, state: WithdrawalState): Promise<Withdrawal[]> =>
  reader.query<Withdrawal>(
    'listWithdrawalsInState',
    `SELECT ${COLUMNS} FROM withdrawals WHERE type = $1 AND state = $2 ORDER BY number`,
    [type, state],
  );

/**
 * Transfers of closed weeks that no file held yet, or with `isAgain` all that no result has come for; held until the transaction
 * ends, so that no other file takes them.
 */
export const lockToSend = (tx: Transaction, isAgain: boolean): Promise<Withdrawal[]> =>
  tx.query<Withdrawal>(
    'lockTransfersToSend',
    `SELECT ${COLUMNS} FROM withdrawals
     WHERE type = 'BANK' AND state = 'PROCESSING' AND ($1 OR exported_at IS NULL) ORDER BY number FOR UPDATE`,
    [isAgain],
  );

/** Whether a transfer was requested for a creator, since an instant, in time before their sales lapse. */
export async function hasAutomaticSince(reader: Reader, userId: string, since: Date): Promise<boolean> {
  const rows = await reader.query(
    'hasAutomaticWithdrawalSince',
    'SELECT 1 FROM withdrawals WHERE user_id = $1 AND is_automatic AND requested_at >= $2 LIMIT 1',
    [userId, since],
  );
  return rows.length > 0;
}

/** Withdrawals by the numbers a transfer file has for them. */
export async function findByNumbers(reader: Reader, numbers: readonly number[]): Promise<Map<number, Withdrawal>> {
  const rows = await reader.query<Withdrawal>(
    'findWithdrawalsByNumbers',
    `SELECT ${COLUMNS} FROM withdrawals WHERE number = ANY($1::int[])`,
    [numbers],
  );
  return new Map(rows.map((row) => [row.number, row]));
}

/** What stands for a creator who left: the books know theirs by its posting. */
const LEFT = 'left';

/** Whose a settled transfer was, and where it went, is nobody's business once they left. */
export async function forgetSettled(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    'forgetSettledWithdrawals',
    `UPDATE withdrawals SET creator_id = '${LEFT}', sealed_account = NULL, sealed_code = NULL, bank_name = NULL, account_end = NULL
     WHERE creator_id = $1 AND state NOT IN ('REQUESTED', 'PROCESSING')`,
    [userId],
  );
}
