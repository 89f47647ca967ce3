import { before, column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

export const xLinkAttempts = defineTable(
  'x_link_attempts',
  {
    stateHash: column.bytes(),
    accountId: column.text(),
    /** Whom X said it was, when that X account belongs to another creator. */
    takenXUserId: column.text().orNull(),
    answeredAt: column.instant().orNull(),
    expiresAt: column.instant(),
  },
  { key: ['stateHash'] },
);

/** Remembers that a creator was sent to X; of the state only a hash. Attempts end after ten minutes. */
export async function insertAttempt(tx: Transaction, accountId: string, stateHash: Buffer): Promise<void> {
  await tx.query(
    'insertXLinkAttempt',
    `INSERT INTO x_link_attempts (account_id, state_hash, expires_at) VALUES ($1, $2, now() + interval '10 minutes')`,
    [accountId, stateHash],
  );
}

/** Takes the attempt of a creator that a state belongs to. It can be taken once. */
export async function takeAttempt(tx: Transaction, accountId: string, stateHash: Buffer): Promise<boolean> {
  const rows = await tx.query(
    'takeXLinkAttempt',
    `UPDATE x_link_attempts SET answered_at = now() WHERE account_id = $1 AND state_hash = $2
       AND answered_at IS NULL AND expires_at > now() RETURNING 1`,
    [accountId, stateHash],
  );
  return rows.length > 0;
}

/** Notes that the X account of an attempt belongs to another creator. */
export async function noteTaken(tx: Transaction, stateHash: Buffer, takenXUserId: string): Promise<void> {
  await xLinkAttempts.update(tx, { stateHash }, { takenXUserId });
}

/** Whether a creator proved, a moment ago, to be this person at X, and was told that another creator is, too. */
export async function provedToBe(reader: Reader, accountId: string, xUserId: string): Promise<boolean> {
  const rows = await reader.query(
    'provedToBeAtX',
    'SELECT 1 FROM x_link_attempts WHERE account_id = $1 AND taken_x_user_id = $2 AND expires_at > now()',
    [accountId, xUserId],
  );
  return rows.length > 0;
}

/** Deletes attempts that are over. */
export async function deleteOldAttempts(tx: Transaction): Promise<void> {
  await xLinkAttempts.delete(tx, { expiresAt: before(now) });
}
