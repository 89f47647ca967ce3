export { thumbnailUrl as addressOfIcon } from './addresses.ts';
export { largestUrl, signatureQuery, signedForReview, type ImageNode } from './addresses.ts';
export { makeAvif } from './makeAvif.ts';
export { readDerivative } from './readDerivative.ts';
export { publicImagePath } from './publicImagePath.ts';
export { createPrivateImageServing } from './http/servePrivateImage.ts';
export { registerUploads } from './http/registerUploads.ts';
export { createImage } from './createImage.ts';
export { deletePicture } from './deletePicture.ts';
export { removePictures } from './removePictures.ts';
export { loadImage } from './loaders.ts';
export { canUseImage } from './policy.ts';
export { ImageRef } from './graphql/refs.ts';
export {
  findImages,
  findPublicUses,
  IMAGE_COLUMNS,
  listWithoutAvif,
  moveFocus,
  type ImageRecord,
  type ImageType,
} from './store/images.ts';
export { createUploadStore, type UploadStore } from './uploads.ts';
export { createDiskWatch, type DiskWatch } from './diskWatch.ts';
export { endUploads } from './endUploads.ts';
export { addUpload } from './addUpload.ts';
export { countUnfinished } from './store/uploads.ts';
export { imagesLifecycle } from './lifecycle.ts';
