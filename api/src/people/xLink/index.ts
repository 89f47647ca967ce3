export { xLinkLifecycle } from './lifecycle.ts';
export { tellX } from './tellX.ts';
