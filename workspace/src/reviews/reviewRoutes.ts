import type { RouteObject } from 'react-router';
import { paths } from '../shared/routes.ts';

/** What a private link shows; open to everybody, with or without an account. */
export const reviewRoute: RouteObject = {
  path: paths.review,
  lazy: async () => ({ Component: (await import('./pages/ReviewPage.tsx')).ReviewPage }),
};

/** Where a creator makes such links and reads the notes. */
export const reviewEpisodeRoute: RouteObject = {
  path: paths.reviewEpisode,
  lazy: async () => ({ Component: (await import('./pages/EpisodeReviewPage.tsx')).EpisodeReviewPage }),
};
