export { blockStateOf } from './loaders.ts';
export { canReach, type BlockState } from './policy.ts';
export { refuseWhenBlocked } from './refuseWhenBlocked.ts';
export { findDeafTo } from './store/blocks.ts';
export { isHeardBy, isWelcomeAt, shownTo } from './store/hiding.ts';
export { moderationLifecycle } from './lifecycle.ts';
