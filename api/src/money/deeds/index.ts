export { findFreeze, noteDeed, setFreeze, type Freeze, type OperatorStep } from './deeds.ts';
export { deedsLifecycle } from './lifecycle.ts';
export { listDeeds, type DeedRecord } from './store/deeds.ts';
