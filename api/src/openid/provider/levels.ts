import type { SignInMethod } from '../../people/identity/index.ts';

/** Level of a sign-in with one proof, and with two or a passkey (decisions/0027). */
export const ONE_FACTOR = 'urn:komawari:acr:1';
export const TWO_FACTORS = 'urn:komawari:acr:2';

/** RFC 8176, and a name of our own where it has none: a link in a mail, and an account elsewhere. */
const AMR: Record<SignInMethod, readonly string[]> = {
  PASSWORD: ['pwd'],
  CODE: ['otp'],
  PASSKEY: ['pop', 'user', 'mfa'],
  MAIL: ['mail'],
  SOCIAL: ['fed'],
};

/** What clients are told of how the person proved who they are: nothing that is not known. */
export function describeSignIn(methods: readonly SignInMethod[]): { amr?: string[]; acr: string } {
  const isSecond = methods.includes('CODE') && methods.length > 1;
  const amr = [...new Set([...methods.flatMap((method) => AMR[method]), ...(isSecond ? ['mfa'] : [])])];
  return { acr: amr.includes('mfa') ? TWO_FACTORS : ONE_FACTOR, ...(amr.length > 0 ? { amr } : {}) };
}
