import type { Lifecycle } from '../../database/index.ts';
import { listedTags } from './store/listedTags.ts';

export const tagDirectoryLifecycle: Lifecycle = {
  name: 'discovery/tagDirectory',
  tables: [listedTags],
};
