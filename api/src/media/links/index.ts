export { internet, portOf, postSafely, type Network } from './fetchSafely.ts';
export { fetchLinkPreviews, keepLinkPreview } from './fetchLinkPreviews.ts';
export { loadFavicon, loadLinkPreview, type LinkOfCreator } from './loaders.ts';
export { runWorkLookups } from './runWorkLookups.ts';
export { followLinks } from './store/linkPreviews.ts';
export { linksLifecycle } from './lifecycle.ts';
