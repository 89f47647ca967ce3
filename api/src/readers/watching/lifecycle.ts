import type { Lifecycle } from '../../database/index.ts';
import { episodeMails } from './store/episodeMails.ts';
import { fanMails, fanMessages } from './store/fanMessages.ts';
import { watchedFeeds } from './store/watchedFeeds.ts';
import { endWatchesBetween, watches } from './store/watches.ts';
import { collectWatches } from './store/ownData.ts';

export const watchingLifecycle: Lifecycle = {
  name: 'readers/watching',
  tables: [episodeMails, fanMails, fanMessages, watchedFeeds, watches],
  partPeople: endWatchesBetween,
  collectData: collectWatches,
};
