import type { Lifecycle } from '../../database/index.ts';
import { images, deleteImagesOf } from './store/images.ts';
import { imageRemovals, purgeImages } from './store/removals.ts';
import { uploads } from './store/uploads.ts';
import { collectOwnImages } from './store/ownData.ts';

export const imagesLifecycle: Lifecycle = {
  name: 'media/images',
  tables: [images, imageRemovals, uploads],
  purge: purgeImages,
  forgetAccount: deleteImagesOf,
  collectData: collectOwnImages,
};
