import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/index.ts';
import type { Letter } from './letter.ts';
import { MAIL_KINDS } from './mailKinds.ts';
import { encryptLetter } from './encryptedLetter.ts';
import { insertMail } from './store/mails.ts';

/**
 * Has a mail sent as soon as the transaction commits, and not at all when it does not: the one way mail leaves the product.
 * Whether a mail server answers is nothing the change has to know.
 * @param accountId whom it is for; null where that must not be looked at, or where there is no account
 */
export async function queueMail(
  tx: Transaction,
  { secret }: Pick<Config, 'secret'>,
  { accountId, letter }: { accountId: string | null; letter: Letter },
): Promise<void> {
  // Hexadecimal: an operator types it, and what begins with a dash would be an option.
  const id = randomBytes(16).toString('hex');
  await insertMail(tx, { id, accountId, ...MAIL_KINDS[letter.kind], ...encryptLetter(secret, id, letter) });
}
