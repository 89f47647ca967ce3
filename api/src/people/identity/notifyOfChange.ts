import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail, type Letter, type Recipient } from '../../mail/index.ts';
import accountMails from '../../messages/accountMails.js';
import { findRecipient } from './findRecipient.ts';

/** What happened to how an account is entered. */
export type AccountChange =
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'TOKEN_ADDED'
  | 'WEBHOOK_ADDED'
  | 'CLIENT_SECRET_ADDED';

function letterOf(recipient: Recipient, change: AccountChange, url: string): Letter {
  const texts = accountMails[recipient.language].change;
  return {
    kind: 'NOTICE',
    ...recipient,
    subject: texts[change](),
    heading: texts[change](),
    paragraphs: [texts.body()],
    action: { label: texts.action(), url },
    notes: [texts.note()],
  };
}

/**
 * ASVS 6.3.7: the owner hears of every change of how the account is entered; the mail is part of the change. An account
 * without an address hears nothing.
 */
export async function notifyOfChange(
  tx: Transaction,
  config: Config,
  { accountId, change }: { accountId: string; change: AccountChange },
): Promise<void> {
  const recipient = await findRecipient(tx, config, accountId);
  if (!recipient) return;
  const letter = letterOf(recipient, change, `${config.http.publicUrl}/my/settings/account`);
  await queueMail(tx, config, { accountId, letter });
}
