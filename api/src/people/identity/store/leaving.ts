import { type Reader, type Transaction, forgetCountsAbout, type LeavingAccount } from '../../../database/index.ts';
import { accounts, authProviders } from './accounts.ts';
import { endSessionsOf } from './endedSessions.ts';

/** A deletion can be taken back this long. */
export const DAYS_TO_STAY = 14;

/** When the person asked for the deletion of the account, as long as it can be taken back; null otherwise. */
export async function findLeaving(reader: Reader, accountId: string): Promise<Date | null> {
  const [row] = await reader.query<{ requestedAt: Date }>(
    'findLeaving',
    `SELECT deletion_requested_at AS "requestedAt" FROM accounts
     WHERE id = $1 AND disabled_at = deletion_requested_at AND deletion_started_at IS NULL`,
    [accountId],
  );
  return row?.requestedAt ?? null;
}

/** Takes the deletion back that was asked for at this instant; false when there is none any more. */
export async function stopLeaving(tx: Transaction, accountId: string, requestedAt: Date): Promise<boolean> {
  // What the operator disabled in the meantime has another instant, and stays as it is.
  const isLeaving = {
    id: accountId,
    deletionRequestedAt: requestedAt,
    disabledAt: requestedAt,
    deletionStartedAt: null,
  };
  return (await accounts.update(tx, isLeaving, { deletionRequestedAt: null, disabledAt: null })) > 0;
}

/** Closes the account for everybody else from now on and ends all its sessions. Answers when it was asked for. */
export async function startLeaving(tx: Transaction, accountId: string): Promise<Date | null> {
  const [row] = await tx.query<{ requestedAt: Date }>(
    'startLeaving',
    `UPDATE accounts SET deletion_requested_at = now(), disabled_at = now()
     WHERE id = $1 AND disabled_at IS NULL RETURNING deletion_requested_at AS "requestedAt"`,
    [accountId],
  );
  await endSessionsOf(tx, accountId, null);
  return row?.requestedAt ?? null;
}

/** Accounts whose days are over; from here on nobody can take it back. */
export async function claimLeftAccounts(reader: Reader): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'claimLeftAccounts',
    `UPDATE accounts SET deletion_started_at = coalesce(deletion_started_at, now())
     WHERE deletion_requested_at < now() - make_interval(days => $1) RETURNING id`,
    [DAYS_TO_STAY],
  );
  return rows.map((row) => row.id);
}

/** Deletes an account with all ways into it, and what was counted about it or its addresses. */
export async function deleteAccountRow(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  const addresses = (await authProviders.findAll(tx, { accountId })).map(({ email }) => email);
  await forgetCountsAbout(tx, [accountId, ...addresses]);
  await accounts.delete(tx, accountId);
}
