import { forgetKeysOf } from './forgetKeysOf.ts';
import type { Lifecycle } from '../database/index.ts';
import { contentChanges } from './store/contentChanges.ts';
import { announcedPages, purges } from './store/purges.ts';
import { pageDependencies } from './store/pageDependencies.ts';
import { siteBuilds } from './store/siteBuilds.ts';
import { stalePages } from './store/stalePages.ts';
import { storedPages } from './store/storedPages.ts';

export const publishingLifecycle: Lifecycle = {
  name: 'publishing',
  tables: [announcedPages, contentChanges, pageDependencies, purges, siteBuilds, stalePages, storedPages],
  forgetAccount: (tx, { accountId }) => forgetKeysOf(tx, accountId),
};
