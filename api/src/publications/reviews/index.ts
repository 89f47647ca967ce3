export { reviewsLifecycle } from './lifecycle.ts';
