import type { Lifecycle } from '../../database/index.ts';
import { tagAliases, tags } from './store/tags.ts';

export const tagsLifecycle: Lifecycle = {
  name: 'publications/tags',
  tables: [tagAliases, tags],
};
