export { xLinkLifecycle } from './lifecycle.ts';
export { postToX } from './postToX.ts';
export { tellX } from './tellX.ts';
