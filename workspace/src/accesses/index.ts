export { accessRoutes } from './accessRoutes.ts';
