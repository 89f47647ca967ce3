export { assistantLifecycle } from './lifecycle.ts';
