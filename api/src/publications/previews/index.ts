export { forgetStalePreviews } from './previewArchive.ts';
export { servePreviews } from './servePreviews.ts';
