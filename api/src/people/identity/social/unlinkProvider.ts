import type { Needs } from '../../../graphql/context.ts';
import { isRegistered, type Actor } from '../../../kernel/actor.ts';
import { notFound, Refusal, unauthenticated } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { clearTwitterScreenName } from '../../sites/index.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { deleteSocialIdentity } from '../store/socialIdentities.ts';
import { countWaysIn, lockAccount } from '../store/waysIn.ts';

const lastWay = (): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.lastWay()),
  );

/**
 * Takes the account elsewhere away from the ways in, never the last one. Throws NOT_FOUND, CONFLICT, UNAUTHENTICATED, or
 * RECENT_SIGN_IN_REQUIRED.
 */
export async function unlinkProvider(
  services: Needs<'config' | 'database'>,
  actor: Actor,
  provider: string,
): Promise<void> {
  if (!isRegistered(actor)) throw unauthenticated();
  await requireRecentSignIn(services.database, actor);
  const configured = services.config.social.providers.map(({ id }) => id);
  await services.database.transact(async (tx) => {
    await lockAccount(tx, actor.accountId);
    const gone = await deleteSocialIdentity(tx, actor.accountId, provider);
    if (!gone) throw notFound();
    if ((await countWaysIn(tx, actor.accountId, configured)) === 0) throw lastWay();
    if (gone.kind === 'TWITTER') await clearTwitterScreenName(tx, actor.accountId, gone.name);
  });
}
