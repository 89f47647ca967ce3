export { applicationRoutes } from './applicationRoutes.ts';
