import type { Context } from '../../graphql/context.ts';
import { notFound, unauthenticated } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { countUnread, markAllRead, markRead } from './store/notifications.ts';

/** R4-015: marks one notification, or everything up to an instant, as read. Answers how many are left. */
export async function readNotification(
  { actor: { accountId }, services: { database } }: Context,
  input: { id?: string | null | undefined; until?: Date | null | undefined },
): Promise<number> {
  if (accountId === null) throw unauthenticated();
  const { id, until } = input;
  if (id != null && !isIdOf('Notification', id)) throw notFound();
  const now = new Date();
  return database.transact(async (tx) => {
    if (id == null) await markAllRead(tx, accountId, until && until < now ? until : now);
    else await markRead(tx, accountId, id);
    return countUnread(tx, accountId);
  });
}
