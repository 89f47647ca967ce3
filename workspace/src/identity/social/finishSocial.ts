import { textsOf } from '@komawari/ui/language';
import { callIdentity, getSession, IdentityError, identityErrorOf, kindOfIdentityError } from '@komawari/ui/session';
import { flash } from '@komawari/ui/flash';
import baseTexts from '../../messages/base.js';
import signInTexts from '../../messages/signIn.js';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import type { AuthEvent } from './authEvents.ts';
import type { SocialIntent } from './socialCalls.ts';
import { keepPendingLink } from './usePendingLink.ts';

/** What the service says at the end of a social sign-in. */
interface Ending {
  profile: { screenName: string; displayName: string; selfIntroduction: string } | null;
  leftGuest: boolean;
  returnTo: string | null;
  provider: string;
}

/** The person said no at the provider: no failure of anybody. */
export const DECLINED = 'declined';

/** A failure that the sign-in window brought back, as an error with its words. */
export function errorOfEvent({ kind, reference }: Pick<AuthEvent, 'kind' | 'reference'>): IdentityError {
  if (kind === DECLINED) {
    const message = textsOf(signInTexts).social.declined();
    return new IdentityError('Sign in failed', { code: 'FORBIDDEN', message });
  }
  const failure = new IdentityError('Sign in failed', {
    code: 'INTERNAL',
    message: '',
    kind: kind ?? 'internal-error',
  });
  return identityErrorOf(kindOfIdentityError(failure) ?? 'internal-error', reference ?? undefined);
}

/**
 * Ends a social sign-in with its ticket. Answers where the person goes now: null stays here, where the redirect table leads
 * on. Throws IdentityError.
 */
export async function finishSocial(intent: SocialIntent, ticket: string, to: string | null): Promise<string | null> {
  if (intent !== 'SIGN_IN') {
    const { provider } = await callIdentity<Ending>('social/finish', { ticket }, 'Link failed');
    if (intent === 'LINK') flash.set({ body: textsOf(baseTexts).failure.linked({ provider }), type: 'success' });
    return null;
  }
  try {
    const { more } = await getSession().enter<Ending>('social/finish', { ticket }, 'Sign in failed');
    if (more.leftGuest) flash.set({ body: textsOf(signInTexts).social.knownAlready() });
    return more.profile ? profilePath(more.profile, to ?? more.returnTo ?? null) : null;
  } catch (error) {
    if (error instanceof IdentityError && error.facts.reason === 'PROVE_ACCOUNT')
      keepPendingLink({ ticket: error.facts.ticket ?? '', provider: error.facts.provider ?? '' });
    throw error;
  }
}

/** The sign-up's last step, with what the provider knows filled in. */
function profilePath(profile: NonNullable<Ending['profile']>, to: string | null): string {
  const query = new URLSearchParams(Object.entries(profile).filter(([, text]) => text !== ''));
  const path = sameOriginPath(to);
  if (path) query.set('to', path);
  return `${paths.signUpProfile}?${query}`;
}
