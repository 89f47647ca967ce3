import { limitRate } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { isRegistered, type Actor } from '../../../kernel/actor.ts';
import { unauthenticated } from '../../../kernel/errors.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { insertAttempt, type SocialAttempt, type SocialIntent } from '../store/socialAttempts.ts';
import { writeAuthorizationUrl } from './askProvider.ts';
import { hashOf, newSecret, secretsOf } from './attemptSecrets.ts';
import { authorizedOrigin } from './authorizedOrigin.ts';
import { callbackUrl, providerOf } from './providerOf.ts';

/** What a page of ours asks for when a person chose a provider. */
export interface StartInput {
  provider: string;
  intent: Exclude<SocialIntent, 'LINK_BY_EMAIL'>;
  mode: 'POPUP' | 'TAB';
  to: string | null;
  /** The `Origin` header of the call. */
  origin: string | null;
  ip: string;
  /** The browser's cookie, made for the first attempt. */
  browser: string;
}

/**
 * Begins a sign-in at a provider: answers the attempt's id and the address to open there.
 * Throws NOT_FOUND, UNAUTHENTICATED, RECENT_SIGN_IN_REQUIRED, RATE_LIMITED, or a SocialFailure.
 */
export async function startSocialSignIn(
  services: Needs<'config' | 'database'>,
  actor: Actor,
  input: StartInput,
): Promise<{ attempt: string; url: string }> {
  const provider = providerOf(services, input.provider);
  const origin = authorizedOrigin(services.config, input.origin);
  await limitRate(services.database, 'socialFrom', input.ip);
  if (input.intent !== 'SIGN_IN' && !isRegistered(actor)) throw unauthenticated();
  if (input.intent === 'LINK') await requireRecentSignIn(services.database, actor);
  const state = newSecret();
  const url = await writeAuthorizationUrl(provider, callbackUrl(origin, provider.id), secretsOf(input.browser, state));
  const id = newSecret();
  const attempt: SocialAttempt = {
    id,
    provider: provider.id,
    intent: input.intent,
    mode: input.mode,
    accountId: actor.accountId,
    returnTo: sameOriginPath(input.to),
    origin,
  };
  const hashes = { state: hashOf(state), browser: hashOf(input.browser) };
  await services.database.transact((tx) => insertAttempt(tx, attempt, hashes), { isChange: false });
  return { attempt: id, url };
}
