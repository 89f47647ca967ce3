import type { Transaction } from '../../../database/index.ts';
import { completeSignIn, type SignInOutcome } from '../completeSignIn.ts';
import { findAccount, findEmailAccount, insertAccount } from '../store/accounts.ts';
import { findRunningSession } from '../store/sessions.ts';
import { insertAnswered } from '../store/socialAttempts.ts';
import { findSocialAccount, insertSocialIdentity, renameSocialIdentity } from '../store/socialIdentities.ts';
import { lockAccount } from '../store/waysIn.ts';
import { hashOf, newSecret } from './attemptSecrets.ts';
import type { Answered, FinishInput } from './finishSocialSignIn.ts';
import type { SocialIdentity } from './SocialIdentity.ts';

/** How somebody came in, or what has to be proven first. */
export type SocialEntry =
  | {
      kind: 'ENTERED';
      outcome: SignInOutcome;
      /** Proposals for the profile, when there is none yet. */
      profile: SocialIdentity['profile'] | null;
      /** A guest's account was left behind: the provider's person has another one. */
      leftGuest: boolean;
    }
  | { kind: 'PROVE_ACCOUNT'; provider: string; email: string; ticket: string };

type Entering = FinishInput & { browser: string };

/**
 * Lets the person of a provider in. Known: into their account. Unknown: a visitor's account becomes theirs, with all that
 * is in it; else they get a new one. An address never opens an account: where the provider verified one that has an
 * account, the person signs in to that first (docs/decisions/0007-social-sign-in.md).
 */
export async function enterBySocial(tx: Transaction, answered: Answered, input: Entering): Promise<SocialEntry> {
  const { provider, identity } = answered;
  const guest = await findGuest(tx, input.refreshToken);
  const known = await findSocialAccount(tx, provider.id, identity.subject);
  if (known !== null) return enter(tx, { answered, input, accountId: known, leftGuest: guest !== null });
  const email = identity.verifiedEmail;
  if (email !== null && (await findEmailAccount(tx, email))) return askForProof(tx, answered, input.browser, email);
  const accountId = guest ?? (await insertAccount(tx));
  const link = { provider: provider.id, kind: provider.kind, subject: identity.subject, name: identity.name };
  if (await insertSocialIdentity(tx, accountId, link))
    return enter(tx, { answered, input, accountId, leftGuest: false });
  // Two windows at once: the other one made the account a moment ago.
  const other = await findSocialAccount(tx, provider.id, identity.subject);
  return enter(tx, { answered, input, accountId: other ?? accountId, leftGuest: false });
}

/** The account of the visitor in this browser, held still; null for everybody who has a way to sign in. */
async function findGuest(tx: Transaction, refreshToken: string | null): Promise<string | null> {
  const session = refreshToken === null ? null : await findRunningSession(tx, refreshToken);
  if (session === null) return null;
  const { accountId } = session;
  await lockAccount(tx, accountId);
  const account = await findAccount(tx, accountId);
  return account && !account.hasProvider && !account.hasProfile && !account.isDisabled ? accountId : null;
}

async function enter(
  tx: Transaction,
  {
    answered,
    input,
    accountId,
    leftGuest,
  }: { answered: Answered; input: Entering; accountId: string; leftGuest: boolean },
): Promise<SocialEntry> {
  const { provider, identity } = answered;
  await renameSocialIdentity(tx, { provider: provider.id, subject: identity.subject, name: identity.name });
  const account = await findAccount(tx, accountId);
  const { userAgent } = input.origin;
  const outcome = await completeSignIn(tx, {
    methods: ['SOCIAL'],
    accountId,
    userAgent,
    refreshToken: input.refreshToken,
  });
  return { kind: 'ENTERED', outcome, profile: account?.hasProfile ? null : identity.profile, leftGuest };
}

/** Keeps the answer: once the person has signed in to the account with this address, the same browser may link it. */
async function askForProof(
  tx: Transaction,
  { attempt, identity, provider }: Answered,
  browser: string,
  email: string,
): Promise<SocialEntry> {
  const ticket = newSecret();
  const hashes = { state: hashOf(newSecret()), browser: hashOf(browser), ticket: hashOf(ticket) };
  const waiting = { ...attempt, id: newSecret(), intent: 'LINK_BY_EMAIL', accountId: null } as const;
  await insertAnswered(tx, waiting, hashes, identity);
  return { kind: 'PROVE_ACCOUNT', provider: provider.name, email, ticket };
}
