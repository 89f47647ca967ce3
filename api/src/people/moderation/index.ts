export { blockStateOf } from './loaders.ts';
export { canReach } from './policy.ts';
export { refuseWhenBlocked } from './refuseWhenBlocked.ts';
export { findDeafTo } from './store/blocks.ts';
export { isWelcomeAt, shownTo } from './store/hiding.ts';
export { moderationLifecycle } from './lifecycle.ts';
