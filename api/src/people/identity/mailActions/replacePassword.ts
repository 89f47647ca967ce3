import type { Config } from '../../../config/config.ts';
import type { Transaction } from '../../../database/index.ts';
import { queueMail } from '../../../mail/index.ts';
import { orInstallations } from '../findRecipient.ts';
import { findLanguageOf } from '../store/accounts.ts';
import { setPasswordHash } from '../store/emailSignIn.ts';
import { endSessionsOf } from '../store/endedSessions.ts';
import { voidMailActions } from '../store/mailActions.ts';
import { passwordChangedLetter } from './letters.ts';

/**
 * Puts a new password in place: links that are still open close, all sessions end but the one that is kept, and the person
 * gets a mail, which is part of the change: nobody's password changes unseen.
 */
export async function replacePassword(
  tx: Transaction,
  config: Config,
  change: { accountId: string; email: string; passwordHash: string; keptSessionId: string | null },
): Promise<void> {
  const { accountId, email, passwordHash, keptSessionId } = change;
  await setPasswordHash(tx, accountId, passwordHash);
  await voidMailActions(tx, accountId);
  await endSessionsOf(tx, accountId, keptSessionId);
  const recipient = { to: email, language: orInstallations(config, await findLanguageOf(tx, accountId)) };
  const letter = passwordChangedLetter(recipient, `${config.http.publicUrl}/reset_password`);
  await queueMail(tx, config, { accountId, letter });
}
