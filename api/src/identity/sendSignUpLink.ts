import { randomBytes } from 'node:crypto';
import { takePermit } from '../database/index.ts';
import type { Origin, Services } from '../graphql/context.ts';
import { done, problems, type Outcome, type Problem } from '../kernel/errors.ts';
import { sameOriginPath } from '../kernel/sameOriginPath.ts';
import { checkEmailAddress } from './emailAddress.ts';
import { encryptEmail } from './signUpLink.ts';
import { findEmailAccount } from './store/accounts.ts';

/** The form offers to send again after this many seconds. */
export const RESEND_AFTER_SECONDS = 60;

/** decisions 4.11: sign-up mails an hour, for each address and for each network address. */
const MAILS_PER_HOUR = 5;

/**
 * Mails a link that goes on with the sign-up. An address that has an account gets a mail that says so: the answer on
 * screen is the same, so nobody learns who has an account.
 */
export async function sendSignUpLink(
  services: Services,
  origin: Origin | null,
  input: { emailAddress: string; to?: string | null | undefined },
): Promise<Outcome<{ sentTo: string }>> {
  const found: Problem[] = [];
  const emailAddress = checkEmailAddress(input.emailAddress, ['emailAddress'], found);
  if (found.length > 0) return problems(found);
  await takePermit(services.database, `sign-up-mail:${emailAddress.toLowerCase()}`, MAILS_PER_HOUR, 3600);
  if (origin) await takePermit(services.database, `sign-up-mail-ip:${origin.ip}`, MAILS_PER_HOUR * 4, 3600);
  const known = await findEmailAccount(services.database, emailAddress);
  const address = known ? signInAddress(services, input.to) : signUpAddress(services, emailAddress, input.to);
  const lines = known
    ? [
        'You already have an account at Komawari with this address. Sign in here:',
        'このメールアドレスはすでに登録されています。こちらからログインできます:',
        '',
        address,
      ]
    : [
        'Go on with your sign-up at Komawari. The link works once, for one hour:',
        '登録を続けるには次のリンクを開いてください（1時間・1回のみ有効）:',
        '',
        address,
        '',
        'If this was not you, nothing happens: leave this mail alone.',
      ];
  await services.mailer.send({
    to: emailAddress,
    subject: known ? 'Komawari: you have an account' : 'Komawari: go on with your sign-up',
    text: lines.join('\n'),
  });
  return done({ sentTo: emailAddress });
}

function signUpAddress(services: Services, emailAddress: string, to: string | null | undefined): string {
  const query = new URLSearchParams({
    encryptedEmail: encryptEmail(services.config.secret, emailAddress, randomBytes(12).toString('base64url')),
  });
  const path = sameOriginPath(to);
  if (path) query.set('to', path);
  return `${services.config.http.publicUrl}/signup/verify_email?${query}`;
}

function signInAddress(services: Services, to: string | null | undefined): string {
  const path = sameOriginPath(to);
  return `${services.config.http.publicUrl}/signin${path ? `?${new URLSearchParams({ to: path })}` : ''}`;
}
