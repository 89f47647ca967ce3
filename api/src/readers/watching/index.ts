export { canWatch } from './policy.ts';
export { serveUnsubscribe } from './http/serveUnsubscribe.ts';
export { sendEpisodeMails } from './sendEpisodeMails.ts';
export { sendFanMails } from './sendFanMails.ts';
export { queueEpisodeMails } from './store/episodeMails.ts';
export { deleteWatch, importWatches, writeWatch } from './store/watches.ts';
export { accountOfFeed } from './watchedFeedUrl.ts';
export { writeUnsubscribeToken } from './unsubscribeLink.ts';
export { watchingLifecycle } from './lifecycle.ts';
