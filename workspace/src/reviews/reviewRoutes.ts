import type { RouteObject } from 'react-router';
import { lazyPage } from '../shared/lazyPage.ts';
import { paths } from '../shared/routes.ts';

/** What a private link shows; open to everybody, with or without an account. */
export const reviewRoute: RouteObject = {
  path: paths.review,
  lazy: lazyPage(() => import('./pages/ReviewPage.tsx'), 'ReviewPage'),
};

/** Where a creator makes such links and reads the notes. */
export const reviewEpisodeRoute: RouteObject = {
  path: paths.reviewEpisode,
  lazy: lazyPage(() => import('./pages/EpisodeReviewPage.tsx'), 'EpisodeReviewPage'),
};
