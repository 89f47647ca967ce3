import type { Needs } from '../../graphql/context.ts';
import { markPaidPagesRead } from '../../money/purchases/index.ts';
import { findUnreadPurchases } from './store/unreadPurchases.ts';

/**
 * Notes on a purchase that its buyer asks for a picture behind the paywall: a refund depends on it. One look for a picture, and
 * one write for a purchase.
 */
export async function notePaidPage({ database }: Needs<'database'>, imageId: string, accountId: string): Promise<void> {
  const unread = await findUnreadPurchases(database, imageId, accountId);
  if (unread.length === 0) return;
  await database.transact(async (tx) => {
    for (const id of unread) await markPaidPagesRead(tx, id);
  });
}
