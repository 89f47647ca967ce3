import type { Lifecycle } from '../../database/index.ts';
import { searchEpisodes } from './store/episodeIndex.ts';
import { searchPopularity, searchUsers, searchWorks } from './store/searchIndex.ts';

export const searchIndexLifecycle: Lifecycle = {
  name: 'people/searchIndex',
  tables: [searchEpisodes, searchPopularity, searchUsers, searchWorks],
};
