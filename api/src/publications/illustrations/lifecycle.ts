import type { Lifecycle } from '../../database/index.ts';
import { illustrationImages } from './store/illustrationImages.ts';
import { illustrations, purgeIllustrations } from './store/illustrations.ts';
import { collectOwnIllustrations } from './store/ownData.ts';

export const illustrationsLifecycle: Lifecycle = {
  name: 'publications/illustrations',
  tables: [illustrationImages, illustrations],
  purge: purgeIllustrations,
  collectData: collectOwnIllustrations,
};
