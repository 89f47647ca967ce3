import type { Lifecycle } from '../../database/index.ts';
import { reviewLinks } from './store/reviewLinks.ts';
import { reviewNotes } from './store/reviewNotes.ts';
import { collectReviewLinks } from './store/ownData.ts';

export const reviewsLifecycle: Lifecycle = {
  name: 'publications/reviews',
  tables: [reviewLinks, reviewNotes],
  collectData: collectReviewLinks,
};
