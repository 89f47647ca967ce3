export { listUpdates } from './store/updates.ts';
export { updatesLifecycle } from './lifecycle.ts';
