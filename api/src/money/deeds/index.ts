export { findFreeze, noteDeed, setFreeze, type Freeze } from './deeds.ts';
export { deedsLifecycle } from './lifecycle.ts';
export { listDeeds, type Deed } from './store/deeds.ts';
