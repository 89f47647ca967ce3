export { fetchLinkPreviews, keepLinkPreview } from './fetchLinkPreviews.ts';
export { loadFavicon, loadLinkPreview, type LinkOfCreator } from './loaders.ts';
export { followLinks } from './store/linkPreviews.ts';
