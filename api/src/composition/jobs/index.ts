export { purgeTrash } from './purgeTrash.ts';
export { startJobs } from './startJobs.ts';
