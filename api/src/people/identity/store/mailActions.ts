import { createHash, randomBytes } from 'node:crypto';
import { column, defineTable, type Reader, type Transaction, before, now } from '../../../database/index.ts';

/** What a link in a mail can do. */
export type MailActionName = 'SIGN_IN' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'ADD_EMAIL';

export const mailActions = defineTable(
  'mail_actions',
  {
    codeHash: column.bytes(),
    id: column.bigint().counted(),
    action: column.text<MailActionName>(),
    /** Null for a decoy, whose code nobody gets. */
    accountId: column.text().orNull(),
    /** Where the mail went. */
    email: column.citext(),
    createdAt: column.instant().default('now()'),
    expiresAt: column.instant(),
    usedAt: column.instant().orNull(),
    /** When another deed of the account ended it. */
    voidedAt: column.instant().orNull(),
  },
  { key: ['codeHash'] },
);

/** What a code stands for. `email` is the address the action is about: where the mail went. */
export interface MailAction {
  id: string;
  accountId: string;
  email: string;
}

/** Why a code does nothing. BROKEN is also the answer to a code of another action. */
export type DeadCode = 'BROKEN' | 'EXPIRED' | 'USED' | 'REPLACED';

const HOURS: Record<MailActionName, number> = {
  SIGN_IN: 1,
  RESET_PASSWORD: 1,
  CHANGE_EMAIL: 1,
  RECOVER_EMAIL: 7 * 24,
  ADD_EMAIL: 1,
};

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * Makes a code for one action of one account. Only its hash is stored. Without an account the row is a decoy whose code
 * nobody gets: asking for somebody unknown costs the same.
 */
export async function insertMailAction(
  tx: Transaction,
  { action, accountId, email }: { action: MailActionName; accountId: string | null; email: string },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx.query(
    'insertMailAction',
    'INSERT INTO mail_actions (code_hash, action, account_id, email, expires_at) VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))',
    [hashOf(code), action, accountId, email, HOURS[action]],
  );
  return code;
}

/** What a code would do, without doing it; or why it would do nothing. */
export async function findMailAction(
  reader: Reader,
  action: MailActionName,
  code: string,
): Promise<MailAction | DeadCode> {
  const [row] = await reader.query<MailAction & { isExpired: boolean; isUsed: boolean; isVoid: boolean }>(
    'findMailAction',
    `SELECT id::text AS id, account_id AS "accountId", email::text AS email, expires_at <= now() AS "isExpired",
       used_at IS NOT NULL AS "isUsed", voided_at IS NOT NULL AS "isVoid"
     FROM mail_actions WHERE code_hash = $1 AND action = $2 AND account_id IS NOT NULL`,
    [hashOf(code), action],
  );
  if (!row) return 'BROKEN';
  if (row.isUsed) return 'USED';
  if (row.isVoid) return 'REPLACED';
  return row.isExpired ? 'EXPIRED' : { id: row.id, accountId: row.accountId, email: row.email };
}

/** Uses a code up, in the transaction of its effect; of two who try at once one gets it, the other reads USED. */
export async function spendMailAction(
  tx: Transaction,
  action: MailActionName,
  code: string,
): Promise<MailAction | DeadCode> {
  const [row] = await tx.query<MailAction>(
    'spendMailAction',
    `UPDATE mail_actions SET used_at = now() WHERE code_hash = $1 AND action = $2 AND account_id IS NOT NULL
       AND used_at IS NULL AND voided_at IS NULL AND expires_at > now()
     RETURNING id::text AS id, account_id AS "accountId", email::text AS email`,
    [hashOf(code), action],
  );
  if (row) return row;
  const found = await findMailAction(tx, action, code);
  // It was alive a moment ago for this statement and dead for the one before: somebody else was faster.
  return typeof found === 'string' ? found : 'USED';
}

/** Ends all open links of an account except those that bring back an earlier address: they are its owner's last way in. */
export async function voidMailActions(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    'voidMailActions',
    `UPDATE mail_actions SET voided_at = now() WHERE account_id = $1 AND action <> 'RECOVER_EMAIL' AND used_at IS NULL AND voided_at IS NULL`,
    [accountId],
  );
}

/** Ends the links that bring back addresses later than this one: whoever took over an account made those. */
export async function voidLaterRecoveries(tx: Transaction, { id, accountId }: MailAction): Promise<void> {
  await tx.query(
    'voidLaterRecoveries',
    `UPDATE mail_actions SET voided_at = now() WHERE account_id = $1 AND action = 'RECOVER_EMAIL' AND id > $2::bigint
       AND used_at IS NULL AND voided_at IS NULL`,
    [accountId, id],
  );
}

/** Deletes actions a month after their end, so that an old link still says what became of it; decoys, which are for nobody, at once. */
export async function purgeMailActions(tx: Transaction): Promise<void> {
  await tx.query('purgeMailActions', `DELETE FROM mail_actions WHERE expires_at < now() - interval '30 days'`);
  await mailActions.delete(tx, { accountId: null, expiresAt: before(now) });
}
