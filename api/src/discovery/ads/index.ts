export { adsLifecycle } from './lifecycle.ts';
