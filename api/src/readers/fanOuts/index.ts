export { announceNews } from './announceNews.ts';
export { tellMany } from './tellMany.ts';
export { fanOutsLifecycle } from './lifecycle.ts';
