import type { ImagePurpose } from '@komawari/storage/images';
import type { ImageType } from './store/images.ts';

/** What the image pipeline calls each kind of picture. */
export const PURPOSES: Record<ImageType, ImagePurpose> = {
  PAGE: 'page',
  COVER: 'cover',
  ICON: 'icon',
  HERO: 'hero',
  BANNER: 'banner',
  ILLUSTRATION: 'illustration',
  THUMBNAIL: 'thumbnail',
  FAVICON: 'favicon',
};
