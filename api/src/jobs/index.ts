export { startJobs } from './startJobs.ts';
