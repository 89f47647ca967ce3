import type { Transaction } from '../../database/index.ts';
import type { Services } from '../../graphql/context.ts';
import { writeMail } from '../../mail/index.ts';
import { setPasswordHash } from '../store/emailSignIn.ts';
import { endSessionsOf } from '../store/endedSessions.ts';
import { voidMailActions } from '../store/mailActions.ts';
import { passwordChangedLetter } from './letters.ts';

/**
 * Puts a new password in place: links that are still open close, all sessions end but the one that is kept, and the person
 * gets a mail. Without the mail nothing changes, so nobody's password changes unseen.
 */
export async function replacePassword(
  services: Services,
  tx: Transaction,
  change: { accountId: string; email: string; passwordHash: string; keptSessionId: string | null },
): Promise<void> {
  const { accountId, email, passwordHash, keptSessionId } = change;
  await setPasswordHash(tx, accountId, passwordHash);
  await voidMailActions(tx, accountId);
  await endSessionsOf(tx, accountId, keptSessionId);
  await services.mailer.send(
    writeMail(passwordChangedLetter(email, `${services.config.http.publicUrl}/reset_password`)),
  );
}
