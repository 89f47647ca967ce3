export { surveysLifecycle } from './lifecycle.ts';
