import type { Needs } from '../../graphql/context.ts';
import type { Admission } from '../../media/images/index.ts';
import { markPaidPagesRead } from '../../money/purchases/index.ts';
import { findPrivatePicture } from './store/privatePictures.ts';

/**
 * Whether an account may have a picture that is not public, and with it all pages behind the walls of an episode. Where it may, its
 * purchase is noted as read, on which a refund depends: one look for a picture, and one write for a purchase.
 */
export async function admitToPicture(
  { database }: Needs<'database'>,
  asked: { imageId: string; accountId: string; episodeId: string | null },
): Promise<Admission> {
  const { mayFetch, unreadPurchases, isBehindPassedWalls } = await findPrivatePicture(database, asked);
  if (!mayFetch) return 'NONE';
  if (unreadPurchases.length > 0)
    await database.transact(async (tx) => {
      for (const id of unreadPurchases) await markPaidPagesRead(tx, id);
    });
  return isBehindPassedWalls ? 'EPISODE' : 'PICTURE';
}
