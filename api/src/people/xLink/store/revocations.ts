import { column, defineTable, type LeavingAccount, type RowOf, type Transaction } from '../../../database/index.ts';

/** Tokens X has to be told about. They name nobody. */
export const xRevocations = defineTable('x_revocations', {
  id: column.uuid().default('gen_random_uuid()'),
  sealedTokens: column.text(),
  attempts: column.integer().default('0'),
  dueAt: column.instant().default('now()'),
});

export type Revocation = Pick<RowOf<typeof xRevocations>, 'id' | 'sealedTokens'>;

/** Has X told, once the transaction is over, to forget these tokens. */
export async function queueRevocation(tx: Transaction, sealedTokens: string): Promise<void> {
  await xRevocations.insert(tx, { sealedTokens });
}

/** The same for the tokens of an account that leaves. */
export async function queueRevocationOf(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  await tx.query(
    'queueXRevocation',
    `INSERT INTO x_revocations (sealed_tokens)
     SELECT sealed_tokens FROM x_links WHERE account_id = $1 AND sealed_tokens IS NOT NULL`,
    [accountId],
  );
}

/** Takes tokens that are due, each with its next try noted an hour later: should this worker die, that one comes anyway. */
export const takeDueRevocations = (tx: Transaction, count: number): Promise<Revocation[]> =>
  tx.query<Revocation>(
    'takeDueXRevocations',
    `UPDATE x_revocations SET attempts = attempts + 1, due_at = now() + interval '1 hour'
     WHERE id IN (SELECT id FROM x_revocations WHERE due_at <= now() ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, sealed_tokens AS "sealedTokens"`,
    [count],
  );

/** Forgets tokens that X has forgotten. */
export async function deleteRevocation(tx: Transaction, id: string): Promise<void> {
  await xRevocations.delete(tx, { id });
}

/** Gives up after a week of tries: by then the token that is shown at calls has long ended. */
export async function deleteHopeless(tx: Transaction): Promise<void> {
  await tx.query('deleteHopelessXRevocations', 'DELETE FROM x_revocations WHERE attempts >= 168');
}
