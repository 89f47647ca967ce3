import { loadVisibleEpisode } from '../episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { canManageReviews } from './policy.ts';
import { isReviewId } from './reviewKeys.ts';
import { endReviewLink, findReviewLink, type ReviewLinkRecord } from './store/reviewLinks.ts';

/** Ends a link at once, with everything it shows; its notes stay with the creator. */
export async function revokeReviewLink(context: Context, id: string): Promise<ReviewLinkRecord> {
  const link = isReviewId(id) ? await findReviewLink(context.reader, id) : null;
  if (!link || !canManageReviews(context.actor, await loadVisibleEpisode(context, link.episodeId))) throw notFound();
  return context.services.database.transact(async (tx) => {
    await endReviewLink(tx, id);
    return (await findReviewLink(tx, id)) ?? link;
  });
}
