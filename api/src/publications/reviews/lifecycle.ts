import type { Lifecycle } from '../../database/index.ts';
import { deleteLinksOf, reviewLinks } from './store/reviewLinks.ts';
import { reviewNotes } from './store/reviewNotes.ts';
import { collectReviewLinks } from './store/ownData.ts';

export const reviewsLifecycle: Lifecycle = {
  name: 'publications/reviews',
  tables: [reviewLinks, reviewNotes],
  // What was shown to editors and friends ends with whoever showed it, also where the episode stays.
  keepForBuyers: (tx, { accountId }) => deleteLinksOf(tx, accountId),
  collectData: collectReviewLinks,
};
