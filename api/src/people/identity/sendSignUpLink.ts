import { randomBytes } from 'node:crypto';
import { limitRate } from '../../database/index.ts';
import type { Origin, Needs } from '../../graphql/context.ts';
import { done, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { composeLetter, queueMail, type Letter, type Recipient } from '../../mail/index.ts';
import accountMails from '../../messages/accountMails.js';
import { checkEmailAddress } from './emailAddress.ts';
import { orInstallations } from './findRecipient.ts';
import { encryptEmail } from './signUpLink.ts';
import { findEmailAccount } from './store/accounts.ts';

/** The form offers to send again after this many seconds. */
export const RESEND_AFTER_SECONDS = 60;

/**
 * Mails a link that goes on with the sign-up. An address that has an account gets a mail that says so: the answer on
 * screen is the same, so nobody learns who has an account.
 */
export async function sendSignUpLink(
  services: Needs<'config' | 'database'>,
  origin: Origin | null,
  input: { emailAddress: string; to?: string | null | undefined },
): Promise<Outcome<{ sentTo: string }>> {
  const found: Problem[] = [];
  const emailAddress = checkEmailAddress(input.emailAddress, ['emailAddress'], found);
  if (found.length > 0) return problems(found);
  await limitRate(services.database, 'signUpMail', emailAddress.toLowerCase());
  if (origin) await limitRate(services.database, 'signUpMailFrom', origin.ip);
  const known = await findEmailAccount(services.database, emailAddress);
  const recipient = { to: emailAddress, language: orInstallations(services.config, known?.language) };
  const letter = known
    ? knownLetter(recipient, signInAddress(services, input.to))
    : signUpLetter(recipient, signUpAddress(services, emailAddress, input.to));
  await services.database.transact((tx) => queueMail(tx, services.config, { accountId: null, letter }));
  return done({ sentTo: emailAddress });
}

function knownLetter(recipient: Recipient, url: string): Letter {
  const { known } = accountMails[recipient.language];
  return composeLetter(recipient, known, { kind: 'LINK', url, paragraphs: [known.body()], notes: [known.note()] });
}

function signUpLetter(recipient: Recipient, url: string): Letter {
  const { signUp, once, notYou } = accountMails[recipient.language];
  return composeLetter(recipient, signUp, {
    kind: 'LINK',
    url,
    paragraphs: [signUp.body()],
    notes: [once(), notYou()],
  });
}

function signUpAddress(services: Needs<'config'>, emailAddress: string, to: string | null | undefined): string {
  const query = new URLSearchParams({
    encryptedEmail: encryptEmail(services.config.secret, emailAddress, randomBytes(12).toString('base64url')),
  });
  const path = sameOriginPath(to);
  if (path) query.set('to', path);
  return `${services.config.http.publicUrl}/signup/verify_email?${query}`;
}

function signInAddress(services: Needs<'config'>, to: string | null | undefined): string {
  const path = sameOriginPath(to);
  return `${services.config.http.publicUrl}/signin${path ? `?${new URLSearchParams({ to: path })}` : ''}`;
}
