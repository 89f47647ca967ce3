import { isUniqueViolation, limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, problem, problems, Refusal, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { hashOf, newSecret, SocialFailure } from '../identity/index.ts';
import { exchangeCode, isRefusedByX, loadX, writeXUrl } from './askX.ts';
import { sealTokens, verifierOf } from './sealedTokens.ts';
import { insertAttempt, noteTaken, takeAttempt } from './store/attempts.ts';
import { queueRevocation } from './store/revocations.ts';
import { lockXLink, writeXLink, xLinks } from './store/xLinks.ts';
import type { XLink } from './XLink.ts';

/** X does not answer, or answers what nobody understands. */
export const xIsAway = (cause: unknown): Refusal =>
  Object.assign(
    new Refusal(
      'SERVICE_UNAVAILABLE',
      said(peopleErrors, (t) => t.xLink.away()),
    ),
    { cause },
  );

/** Begins a link: answers the address at X where the creator agrees. */
export async function startXLink({ actor, services }: Context): Promise<string> {
  const { config, database } = services;
  const accountId = accountOf(actor);
  loadX(config);
  await limitRate(database, 'xLink', accountId);
  const state = newSecret();
  await database.transact((tx) => insertAttempt(tx, accountId, hashOf(state)), { isChange: false });
  return writeXUrl(config, { state, verifier: verifierOf(config, accountId, state) });
}

const refusedByX = problem(
  ['code'],
  'X_REFUSED',
  said(peopleErrors, (t) => t.xLink.refusedByX()),
);
const taken = (screenName: string) =>
  problem(
    ['code'],
    'TAKEN',
    said(peopleErrors, (t) => t.xLink.taken({ screenName })),
  );

/** How a link ended. Whose X account belongs to another creator is told whom X says they are, and can ask about it. */
export type SavedXLink = Outcome<XLink> & { takenXUserId?: string };

/**
 * Ends a link that was begun: exchanges what X sent along, and keeps the tokens encrypted. Of two accounts that bring the
 * same X account the second is refused, and X forgets its tokens.
 */
export async function saveXLink(
  { actor, services }: Context,
  { code, state }: { code: string; state: string },
): Promise<SavedXLink> {
  const { config, database } = services;
  const accountId = accountOf(actor);
  await limitRate(database, 'xLink', accountId);
  const stateHash = hashOf(state);
  const isOurs = await database.transact((tx) => takeAttempt(tx, accountId, stateHash), { isChange: false });
  if (!isOurs) return problems([refusedByX]);
  let given: Awaited<ReturnType<typeof exchangeCode>>;
  try {
    given = await exchangeCode(config, { code, state, verifier: verifierOf(config, accountId, state) });
  } catch (error) {
    if (isRefusedByX(error)) return problems([refusedByX]);
    throw error instanceof SocialFailure ? xIsAway(error) : error;
  }
  const { person, tokens, accessUntil } = given;
  const sealedTokens = sealTokens(config, tokens);
  try {
    const link = await database.transact(async (tx) => {
      const before = await lockXLink(tx, accountId);
      await writeXLink(tx, accountId, person, { sealedTokens, accessUntil });
      if (before?.sealedTokens) await queueRevocation(tx, before.sealedTokens);
      return xLinks.find(tx, { accountId });
    });
    if (!link) throw new Error('a link to X vanished while it was written');
    return done(link);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await database.transact(async (tx) => {
      await noteTaken(tx, stateHash, person.xUserId);
      await queueRevocation(tx, sealedTokens);
    });
    return { ...problems([taken(person.screenName)]), takenXUserId: person.xUserId };
  }
}
