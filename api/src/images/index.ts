export { isValidSignature, type ImageNode } from './addresses.ts';
export { createImage } from './createImage.ts';
export { loadImage } from './loaders.ts';
export { canUseImage } from './policy.ts';
export { ImageRef } from './graphql/refs.ts';
export { findImages, findPublicUses, IMAGE_COLUMNS, images, type ImageRecord } from './store/images.ts';
export { createUploadStore, type UploadStore } from './uploads.ts';
