import type { Reader, Transaction } from '../../../database/index.ts';
import { forgetChallenges } from './challenges.ts';
import { endClientTokensOf } from './accounts.ts';
import { revokeTokensOf } from './personalTokens.ts';

/**
 * Ends every session of an account, or all but one: "sign out everywhere", and what a new password does. A sign-in that
 * waits for its second factor proved its first one before, so it ends as well; personal tokens too, and what
 * clients of other people were given.
 */
export async function endSessionsOf(tx: Transaction, accountId: string, keptSessionId: string | null): Promise<void> {
  await tx.query(
    'endSessionsOf',
    'UPDATE sessions SET revoked_at = now() WHERE account_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2',
    [accountId, keptSessionId],
  );
  await revokeTokensOf(tx, accountId);
  await endClientTokensOf(tx, accountId);
  await forgetChallenges(tx, accountId);
}

/** Whether a session is over, or is not known at all. */
export async function isSessionOver(reader: Reader, sessionId: string): Promise<boolean> {
  const rows = await reader.query('isSessionRunning', 'SELECT 1 FROM sessions WHERE id = $1 AND revoked_at IS NULL', [
    sessionId,
  ]);
  return rows.length === 0;
}

/** Ids of the sessions that ended within the last seconds. */
export async function listJustEnded(reader: Reader, seconds: number): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listJustEnded',
    'SELECT id FROM sessions WHERE revoked_at > now() - make_interval(secs => $1)',
    [seconds],
  );
  return rows.map(({ id }) => id);
}
