export { purchasesLifecycle } from './lifecycle.ts';
