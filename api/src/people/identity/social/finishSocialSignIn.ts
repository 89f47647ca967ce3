import type { Transaction } from '../../../database/index.ts';
import type { Origin, Needs } from '../../../graphql/context.ts';
import { isRegistered, type Actor } from '../../../kernel/actor.ts';
import { forbidden, unauthenticated } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import type { SocialProvider } from '../../../config/socialConfig.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { findEmailOf } from '../store/accounts.ts';
import { hasSecondFactor } from '../store/secondFactors.ts';
import { authenticateSession } from '../store/sessions.ts';
import { findSocialAccount } from '../store/socialIdentities.ts';
import { takeTicket, type SocialAttempt } from '../store/socialAttempts.ts';
import { hashOf } from './attemptSecrets.ts';
import { enterBySocial, type SocialEntry } from './enterBySocial.ts';
import { linkIdentity, wrongPerson } from './linkIdentity.ts';
import { providerOf } from './providerOf.ts';
import { SocialFailure } from './SocialFailure.ts';
import type { SocialIdentity } from './SocialIdentity.ts';

/** A page of ours with the ticket of an answered attempt. */
export interface FinishInput {
  ticket: string;
  browser: string | null;
  origin: Origin;
  refreshToken: string | null;
}

/** An attempt whose person is known. */
export interface Answered {
  provider: SocialProvider;
  attempt: SocialAttempt;
  identity: SocialIdentity;
}

/** How a social sign-in ended. */
export type SocialEnd = SocialEntry | { kind: 'LINKED' | 'CONFIRMED'; provider: string };

/** Ends a social sign-in. A ticket works once, in the browser it was made for. Throws refusals, or invalid-auth-event. */
export async function finishSocialSignIn(
  services: Needs<'config' | 'database'>,
  actor: Actor,
  input: FinishInput,
): Promise<SocialEnd & { returnTo: string | null }> {
  const { browser } = input;
  return services.database.transact(async (tx) => {
    const taken =
      browser === null ? null : await takeTicket(tx, { ticket: hashOf(input.ticket), browser: hashOf(browser) });
    if (!taken || browser === null)
      throw new SocialFailure('invalid-auth-event', 'A ticket that is unknown, old, used, or of another browser.');
    const { attempt, identity } = taken;
    const answered = { provider: providerOf(services, attempt.provider), attempt, identity };
    const end =
      attempt.intent === 'SIGN_IN'
        ? await enterBySocial(tx, answered, { ...input, browser })
        : await changeAccount(tx, answered, actor);
    return { ...end, returnTo: attempt.returnTo };
  });
}

const codeNeeded = () => forbidden(said(peopleErrors, (t) => t.identity.codeNeeded()));

async function changeAccount(tx: Transaction, answered: Answered, actor: Actor): Promise<SocialEnd> {
  const { attempt, identity, provider } = answered;
  if (!isRegistered(actor)) throw unauthenticated();
  if (attempt.intent === 'LINK_BY_EMAIL') {
    // The provider vouches for the address, and this session proved the account that signs in with the same one.
    await requireRecentSignIn(tx, actor);
    const email = await findEmailOf(tx, actor.accountId);
    if (email?.toLowerCase() !== identity.verifiedEmail?.toLowerCase()) throw wrongPerson();
  } else if (attempt.accountId !== actor.accountId) {
    // Somebody else signed in here in the meantime.
    throw wrongPerson();
  }
  if (attempt.intent === 'CONFIRM') {
    if ((await findSocialAccount(tx, provider.id, identity.subject)) !== actor.accountId) throw wrongPerson();
    // The provider's own session in this browser is no second factor: whoever sits here could pass.
    if (await hasSecondFactor(tx, actor.accountId)) throw codeNeeded();
    await authenticateSession(tx, actor.sessionId ?? '', ['SOCIAL']);
    return { kind: 'CONFIRMED', provider: provider.name };
  }
  await linkIdentity(tx, answered, actor.accountId);
  return { kind: 'LINKED', provider: provider.name };
}
