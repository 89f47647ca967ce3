export { thumbnailUrl } from './imageUrls.ts';
export { largestUrl, signatureQuery, signedForReview, type ImageNode } from './imageUrls.ts';
export { loadBlurred } from './loadBlurred.ts';
export { makeMissingAvif } from './makeMissingAvif.ts';
export type { PictureServices } from './PictureServices.ts';
export { readDerivative } from './readDerivative.ts';
export { publicImagePath } from './publicImagePath.ts';
export { createPrivateImageServing, type Admission } from './http/servePrivateImage.ts';
export { registerUploads } from './http/registerUploads.ts';
export { createImage } from './createImage.ts';
export { deletePicture } from './deletePicture.ts';
export { removePictures } from './removePictures.ts';
export { loadImage } from './loaders.ts';
export { STAND_IN } from './standIn.ts';
export { canUseImage } from './policy.ts';
export { ImageRef } from './graphql/refs.ts';
export {
  findImages,
  giveImages,
  MAY_FETCH_PRIVATELY,
  moveFocus,
  type ImageRecord,
  type ImageType,
} from './store/images.ts';
export { createUploadStore } from './uploads.ts';
export { createDiskWatch } from './diskWatch.ts';
export { endUploads } from './endUploads.ts';
export { addUpload } from './addUpload.ts';
export { saidOfArchive } from './saidOfFile.ts';
export { countUnfinished } from './store/uploads.ts';
export { imagesLifecycle } from './lifecycle.ts';
