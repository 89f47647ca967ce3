/** Every route of the site, as its files below src/pages make them; routes.test.ts compares the two. */
export const routePatterns = [
  '/',
  '/@{screenName}',
  '/@{screenName}/manga',
  '/@{screenName}/profile',
  '/episodes/{episodeId}',
  '/new_works',
  '/tags/{tagTitle}',
  '/works/{workId}',
  '/works/{workId}/episodes/{page}',
] as const;
