import type { Lifecycle } from '../../database/index.ts';
import { searchPopularity, searchUsers, searchWorks } from './store/searchIndex.ts';

export const searchIndexLifecycle: Lifecycle = {
  name: 'people/searchIndex',
  tables: [searchPopularity, searchUsers, searchWorks],
};
