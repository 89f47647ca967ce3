export { forgetStalePreviews } from './previewArchive.ts';
export { servePreviews } from './servePreviews.ts';
export { findPreviewFacts } from './store/previewFacts.ts';
