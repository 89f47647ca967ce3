export { loadOgImage } from './loaders.ts';
export { OgImageRef } from './graphql/OgImage.ts';
export { forgetStalePreviews } from './previewArchive.ts';
export { servePreviews } from './servePreviews.ts';
