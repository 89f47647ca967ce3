export { serveWatchedFeed } from './serveWatchedFeed.ts';
export { serveFeeds } from './serveFeeds.ts';
