import type { Needs } from '../../graphql/context.ts';
import { GUEST } from '../../kernel/actor.ts';
import { canSeeSite, findUsers } from '../../people/sites/index.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribeLink.ts';
import { endWeeklyMail, writeMailChoice } from './store/watches.ts';

/** What a link ends, in the words of its page; null when it is no link of ours. */
export async function describeSubscription(
  { config, database }: Needs<'config' | 'database'>,
  token: string,
): Promise<{ subscription: Subscription; about: string } | null> {
  const subscription = readUnsubscribeToken(config.secret, token);
  if (!subscription) return null;
  if (subscription.userId === null) return { subscription, about: 'the weekly mail' };
  const creator = (await findUsers(database, [subscription.userId])).get(subscription.userId);
  const isNamed = creator !== undefined && canSeeSite(GUEST, creator);
  return { subscription, about: isNamed ? `mail about ${creator.displayName}` : 'mail about this creator' };
}

/** Switches the mail off; the creator stays watched. Doing it again changes nothing. */
export async function endSubscription(
  { database }: Needs<'database'>,
  { accountId, userId }: Subscription,
): Promise<void> {
  await database.transact(async (tx) => {
    if (userId === null) await endWeeklyMail(tx, accountId);
    else await writeMailChoice(tx, accountId, userId, 'NONE');
  });
}
