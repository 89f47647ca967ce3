import { limitRate, type Reader } from '../../../database/index.ts';
import type { Origin, Needs } from '../../../graphql/context.ts';
import { done, problems, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { queueMail } from '../../../mail/index.ts';
import { checkEmailAddress } from '../emailAddress.ts';
import { findEmailAccount } from '../store/accounts.ts';
import { insertMailAction } from '../store/mailActions.ts';
import { orInstallations } from '../findRecipient.ts';
import { actionUrl } from './actionUrl.ts';
import { resetLetter, signInLetter, unknownLetter } from './letters.ts';

/** Where the mail went, and after how many seconds another may be asked for. */
export interface SentMail {
  sentTo: string;
  resendAfter: number;
}

/** The answer of everything that mails a link. */
export const sent = (sentTo: string): SentMail => ({ sentTo, resendAfter: 60 });

/** Holds whoever asks for mails to five an hour for each address. Throws RATE_LIMITED. */
export async function takeMailPermits(reader: Reader, address: string, ip: string): Promise<void> {
  await limitRate(reader, 'actionMail', address.toLowerCase());
  await limitRate(reader, 'actionMailFrom', ip);
}

/**
 * Mails a link that signs in or chooses a new password. For an address nobody signs in with there is the same answer after
 * the same work: a decoy is stored, and a mail says that no account uses the address.
 */
export async function sendMailAction(
  services: Needs<'config' | 'database'>,
  origin: Origin,
  input: { action: 'SIGN_IN' | 'RESET_PASSWORD'; email: string; to?: string | null | undefined },
): Promise<Outcome<SentMail>> {
  const { action, to } = input;
  const found: Problem[] = [];
  const email = checkEmailAddress(input.email, ['email'], found);
  if (found.length > 0) return problems(found);
  const { database, config } = services;
  await takeMailPermits(database, email, origin.ip);
  const account = await findEmailAccount(database, email);
  const accountId = account && (!account.isDisabled || account.isLeaving) ? account.accountId : null;
  const path = sameOriginPath(to);
  const signUp = `${config.http.publicUrl}/signup${path ? `?${new URLSearchParams({ to: path })}` : ''}`;
  const letterTo = action === 'SIGN_IN' ? signInLetter : resetLetter;
  const recipient = { to: email, language: orInstallations(config, account?.language) };
  await database.transact(async (tx) => {
    const code = await insertMailAction(tx, { action, accountId, email });
    const url = actionUrl(services, action, { code, to });
    const letter = accountId === null ? unknownLetter(recipient, signUp) : letterTo(recipient, url);
    await queueMail(tx, config, { accountId: null, letter });
  });
  return done(sent(email));
}
