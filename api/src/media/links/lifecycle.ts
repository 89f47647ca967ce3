import type { Lifecycle } from '../../database/index.ts';
import { linkPreviews } from './store/linkPreviews.ts';
import { externalWorkLookups, forgetOldLookups } from './store/workLookups.ts';

export const linksLifecycle: Lifecycle = {
  name: 'media/links',
  tables: [linkPreviews, externalWorkLookups],
  purge: forgetOldLookups,
};
