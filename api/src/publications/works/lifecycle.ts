import type { Lifecycle } from '../../database/index.ts';
import { moveWorkTags, workTags } from './store/workTags.ts';
import { works, purgeWorks } from './store/works.ts';
import { collectOwnWorks } from './store/ownData.ts';

export const worksLifecycle: Lifecycle = {
  name: 'publications/works',
  tables: [workTags, works],
  purge: purgeWorks,
  moveTag: moveWorkTags,
  collectData: collectOwnWorks,
};
