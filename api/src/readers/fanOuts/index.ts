export { announceNews } from './announceNews.ts';
export { notifyMany } from './notifyMany.ts';
export { fanOutsLifecycle } from './lifecycle.ts';
