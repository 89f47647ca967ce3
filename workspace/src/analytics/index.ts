export { analyticsRoutes } from './analyticsRoutes.ts';
