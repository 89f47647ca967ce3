import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { findNewsOutAt, insertAnnouncement } from './store/fanOuts.ts';

/**
 * Has everybody with a profile told of a line of news when it is out. Throws NOT_FOUND for news there are not.
 * @returns false when everybody was told, or is about to be
 */
export async function announceNews({ database }: Needs<'database'>, infoEntryId: string): Promise<boolean> {
  return database.transact(async (tx) => {
    const outAt = await findNewsOutAt(tx, infoEntryId);
    if (!outAt) throw notFound();
    return insertAnnouncement(tx, infoEntryId, outAt);
  });
}
