import type { Services } from '../../graphql/context.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribeLink.ts';
import { endWeeklyMail, writeMailChoice } from './store/watches.ts';

/** What a link ends, in the words of its page; null when it is no link of ours. */
export async function describeSubscription(
  { config, database }: Services,
  token: string,
): Promise<{ subscription: Subscription; about: string } | null> {
  const subscription = readUnsubscribeToken(config.secret, token);
  if (!subscription) return null;
  if (subscription.userId === null) return { subscription, about: 'the weekly mail' };
  const [creator] = await database.query<{ name: string }>(
    'findCreatorToUnsubscribe',
    `SELECT u.display_name AS name FROM users u JOIN sites s ON s.user_id = u.id AND NOT s.is_closed
     JOIN accounts a ON a.id = u.id AND a.disabled_at IS NULL WHERE u.id = $1`,
    [subscription.userId],
  );
  return { subscription, about: creator ? `mail about ${creator.name}` : 'mail about this creator' };
}

/** Switches the mail off; the creator stays watched. Doing it again changes nothing. */
export async function endSubscription({ database }: Services, { accountId, userId }: Subscription): Promise<void> {
  await database.transact(async (tx) => {
    if (userId === null) await endWeeklyMail(tx, accountId);
    else await writeMailChoice(tx, accountId, userId, 'NONE');
  });
}
