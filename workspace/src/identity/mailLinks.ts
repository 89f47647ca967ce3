import { getSession, IdentityError } from '@komawari/ui/session';
import { passCheck, wantsCheck } from '../recaptcha/index.ts';

/** What a link in a mail does; the `mode` of its address. */
export type MailLinkMode = 'sign_in' | 'reset' | 'change_email' | 'recover' | 'add_email';

/** Where a mail went; another can be asked for after so many seconds. */
export interface SentMail {
  sentTo: string;
  resendAfter: number;
}

/** What the holder of a link sees before using it. `currentEmail` is what the account signs in with now. */
export interface MailLink {
  email: string;
  currentEmail: string | null;
}

/** Mails a link that signs in or chooses a new password. The answer does not say whether the address has an account. */
export async function sendMailLink(mode: 'sign_in' | 'reset', email: string, to: string | null): Promise<SentMail> {
  const send = (body: object) =>
    getSession().call<SentMail>('send_mail_link', { mode, email, to, ...body }, 'The mail was not sent');
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof IdentityError) || !wantsCheck(error.problems)) throw error;
    const recaptchaBypassToken = await passCheck('RESET_PASSWORD');
    if (!recaptchaBypassToken) throw error;
    return send({ recaptchaBypassToken });
  }
}

/** Mails a link to an address the signed-in person wants to use. */
export const sendAddressLink = (mode: 'change_email' | 'add_email', email: string): Promise<SentMail> =>
  getSession().call('send_address_link', { mode, email }, 'The mail was not sent');

/** Whether mails take longer than usual now, whoever they are for. */
export const isMailSlow = async (): Promise<boolean> =>
  (await getSession().call<{ isSlow: boolean }>('look_at_mail_queue', {}, 'The mail was not looked for')).isSlow;

/** What a link would do. Uses nothing up. */
export const lookAtMailLink = (mode: MailLinkMode, code: string): Promise<MailLink> =>
  getSession().call('look_at_mail_link', { mode, code }, 'The link does not work');

const KEY = 'komawari_sign_in_address';

/** The address a sign-in link was asked for in this browser: here the link needs no more questions. */
export const askedAddress = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // Site data is blocked: the address is asked again.
    }
  },
  keep(email: string | null): void {
    try {
      if (email === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, email);
    } catch {
      // As above.
    }
  },
};
