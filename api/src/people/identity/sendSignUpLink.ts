import { randomBytes } from 'node:crypto';
import { limitRate } from '../../database/index.ts';
import type { Origin, Needs } from '../../graphql/context.ts';
import { done, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { queueMail, type Letter } from '../../mail/index.ts';
import { checkEmailAddress } from './emailAddress.ts';
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
  const letter = known
    ? knownLetter(emailAddress, signInAddress(services, input.to))
    : signUpLetter(emailAddress, signUpAddress(services, emailAddress, input.to));
  await services.database.transact((tx) => queueMail(tx, services.config, { accountId: null, letter }));
  return done({ sentTo: emailAddress });
}

const knownLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'You have an account at Komawari',
  heading: 'You already have an account',
  paragraphs: ['Somebody, probably you, wanted to sign up at Komawari with this address. It already has an account.'],
  paragraphsJa: ['このメールアドレスはすでに登録されています。上のリンクからログインできます。'],
  action: { label: 'Sign in', url },
  notes: ['If the password is forgotten, the sign-in screen offers a new one.'],
});

const signUpLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'Continue your sign-up at Komawari',
  heading: 'Continue your sign-up',
  paragraphs: ['This address is yours, so the next step is a password and a name readers see.'],
  paragraphsJa: ['上のリンクを開いて、登録を続けてください（1時間・1回のみ有効）。'],
  action: { label: 'Go on', url },
  notes: ['The link works once, for one hour.', 'If this was not you, ignore this mail and nothing happens.'],
});

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
