import type { Transaction } from '../../../database/index.ts';
import { authProviders } from './accounts.ts';
import type { MailAction } from './mailActions.ts';

/** Sets the password of an account's e-mail sign-in. */
export async function setPasswordHash(tx: Transaction, accountId: string, passwordHash: string): Promise<void> {
  await authProviders.update(tx, { accountId, provider: 'EMAIL' }, { passwordHash });
}

/** Changes the address of an account's e-mail sign-in; false when another account has it. */
export async function setEmail(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const rows = await tx.query(
    'setEmail',
    `UPDATE auth_providers SET email = $2 WHERE account_id = $1 AND provider = 'EMAIL'
       AND NOT EXISTS (SELECT 1 FROM auth_providers o WHERE o.provider = 'EMAIL' AND o.email = $2::citext AND o.account_id <> $1)
     RETURNING account_id`,
    [accountId, email],
  );
  return rows.length > 0;
}

/**
 * Puts an earlier address back and takes the password away, since whoever changed the address may know it. False when
 * another account has the address by now.
 */
export async function restoreEmail(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const rows = await tx.query(
    'restoreEmail',
    `INSERT INTO auth_providers (account_id, provider, email)
     SELECT $1, 'EMAIL', $2::citext WHERE NOT EXISTS (SELECT 1 FROM auth_providers o WHERE o.provider = 'EMAIL' AND o.email = $2::citext AND o.account_id <> $1)
     ON CONFLICT (account_id, provider) DO UPDATE SET email = excluded.email, password_hash = NULL RETURNING account_id`,
    [accountId, email],
  );
  return rows.length > 0;
}

/**
 * Takes away the passkeys and the accounts elsewhere that came to the account since a link was made: whoever changed the
 * address may have added them. The second factor stays; it is no way in, and whoever reads the old mail shall not get around it.
 */
export async function removeWaysSince(tx: Transaction, { id, accountId }: MailAction): Promise<void> {
  const since = 'SELECT created_at FROM mail_actions WHERE id = $2::bigint';
  await tx.query('removePasskeysSince', `DELETE FROM passkeys WHERE account_id = $1 AND created_at >= (${since})`, [
    accountId,
    id,
  ]);
  await tx.query(
    'removeIdentitiesSince',
    `DELETE FROM social_identities WHERE account_id = $1 AND linked_at >= (${since})`,
    [accountId, id],
  );
}
