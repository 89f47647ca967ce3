export { findFreeze, noteDeed, setFreeze, type Freeze } from './deeds.ts';
export { deedsLifecycle } from './lifecycle.ts';
export { listDeeds } from './store/deeds.ts';
