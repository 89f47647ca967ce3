/**
 * Every path this application draws, in the router's own notation (`:name`). Other pages of the product are files
 * and are opened by a full navigation; see `isOwnPath`.
 */
export const paths = {
  signIn: '/signin',
  signUp: '/signup',
  verifyEmail: '/signup/verify_email',
  signUpProfile: '/signup/profile',
  guestReadingHistories: '/reading_histories',
  my: '/my',
  bookmarks: '/my/bookmarks',
  readingHistories: '/my/reading_histories',
  settings: '/my/settings',
  settingsAccount: '/my/settings/account',
  settingsProfile: '/my/settings/profile',
  workspace: '/workspace',
  works: '/workspace/manga',
  newWork: '/workspace/manga/new',
  work: '/workspace/manga/:workId',
  editWork: '/workspace/manga/:workId/edit',
  newEpisode: '/workspace/manga/:workId/episodes/new',
  editEpisode: '/workspace/manga/:workId/episodes/:episodeId/edit',
  trash: '/workspace/trash',
  siteEdit: '/workspace/site/edit',
} as const;

/** Every path pattern of the workspace, for the list of routes and for the server that answers them with the app. */
export const routePatterns: readonly string[] = Object.values(paths);
