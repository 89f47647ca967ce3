import type { Lifecycle } from '../../database/index.ts';
import { keepForBuyers } from './keepForBuyers.ts';
import { episodeCounts } from './store/episodeCounts.ts';
import { episodes, purgeEpisodes } from './store/episodes.ts';
import { pages } from './store/pages.ts';
import { episodeVersions } from './store/versions.ts';

export const episodesLifecycle: Lifecycle = {
  name: 'publications/episodes',
  tables: [episodeCounts, episodes, pages, episodeVersions],
  purge: purgeEpisodes,
  keepForBuyers,
};
