import type { Needs } from '../../graphql/context.ts';
import { GUEST } from '../../kernel/actor.ts';
import { canSeeSite, findUsers } from '../../people/sites/index.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribeLink.ts';
import { endWeeklyMail, writeMailChoice } from './store/watches.ts';

/** About whom the mail is that a link ends. */
export type MailAbout = { kind: 'weekly' } | { kind: 'creator'; name: string } | { kind: 'unnamed' };

/** What a link ends; null when it is no link of ours. */
export async function describeSubscription(
  { config, database }: Needs<'config' | 'database'>,
  token: string,
): Promise<{ subscription: Subscription; about: MailAbout } | null> {
  const subscription = readUnsubscribeToken(config.secret, token);
  if (!subscription) return null;
  if (subscription.userId === null) return { subscription, about: { kind: 'weekly' } };
  const creator = (await findUsers(database, [subscription.userId])).get(subscription.userId);
  const isNamed = creator !== undefined && canSeeSite(GUEST, creator);
  return { subscription, about: isNamed ? { kind: 'creator', name: creator.displayName } : { kind: 'unnamed' } };
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
