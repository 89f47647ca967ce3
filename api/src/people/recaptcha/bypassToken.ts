import { deriveKey, isSignatureOf, sign } from '../../kernel/secrets.ts';

/** What is protected by a check. Google knows them by these names. */
export const ACTIONS = ['comment', 'sign_up', 'reset_password'] as const;
export type RecaptchaAction = (typeof ACTIONS)[number];

/** A passed check counts this long, and so does the token about it. */
export const PASSED_FOR_SECONDS = 300;

interface Passed {
  person: string;
  action: RecaptchaAction;
}

const textOf = ({ person, action }: Passed, until: number): string => `${person} ${action} ${until}`;

/** A token that says this person passed the check for this action until a time. */
export function signBypass(secret: string, passed: Passed, now = Date.now()): string {
  const until = Math.floor(now / 1000) + PASSED_FOR_SECONDS;
  return `${until}.${sign(deriveKey(secret, 'recaptcha-bypass'), textOf(passed, until))}`;
}

/** Whether a token is ours, for this person and action, and not over. */
export function isBypassOf(secret: string, token: string, passed: Passed, now = Date.now()): boolean {
  const [, until = '', signature = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (Number(until) * 1000 <= now) return false;
  return isSignatureOf(deriveKey(secret, 'recaptcha-bypass'), textOf(passed, Number(until)), signature);
}
