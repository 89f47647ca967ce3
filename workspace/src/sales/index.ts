export { salesRoutes } from './salesRoutes.ts';
