import type { Needs } from '../../../graphql/context.ts';
import { keepAnswer, takeAttempt, type SocialAttempt } from '../store/socialAttempts.ts';
import { askWhoCame } from './askProvider.ts';
import { hashOf, newSecret, secretsOf } from './attemptSecrets.ts';
import { callbackUrl, providerOf } from './providerOf.ts';
import { SocialFailure } from './SocialFailure.ts';

/** The part of an attempt its windows know: it names the attempt and opens nothing. */
export type AttemptFacts = Pick<SocialAttempt, 'id' | 'mode' | 'intent' | 'returnTo'>;

/** How the conversation with the provider ended. The ticket ends the sign-in, once, in the same browser. */
export type Callback =
  | { attempt: AttemptFacts; ticket: string; failure: null }
  | { attempt: AttemptFacts | null; ticket: null; failure: SocialFailure };

/** Takes the browser that comes back from a provider: checks state, browser and answer, and keeps who it is. */
export async function receiveCallback(
  services: Needs<'config' | 'database'>,
  input: { provider: string; browser: string | null; search: string },
): Promise<Callback> {
  const provider = providerOf(services, input.provider);
  const query = new URLSearchParams(input.search);
  const state = query.get('state');
  const { browser } = input;
  const attempt =
    state === null || browser === null
      ? null
      : await services.database.transact(
          (tx) => takeAttempt(tx, provider.id, { state: hashOf(state), browser: hashOf(browser) }),
          { isChange: false },
        );
  if (!attempt || state === null || browser === null) {
    const failure = new SocialFailure(
      'invalid-auth-event',
      'A state that is unknown, old, used, or of another browser.',
    );
    return { attempt: null, ticket: null, failure };
  }
  try {
    const url = new URL(`${callbackUrl(attempt.origin, provider.id)}?${query}`);
    const identity = await askWhoCame(provider, url, secretsOf(browser, state));
    const ticket = newSecret();
    await services.database.transact((tx) => keepAnswer(tx, attempt.id, { ticketHash: hashOf(ticket), identity }), {
      isChange: false,
    });
    return { attempt, ticket, failure: null };
  } catch (error) {
    if (error instanceof SocialFailure) return { attempt, ticket: null, failure: error };
    throw error;
  }
}
