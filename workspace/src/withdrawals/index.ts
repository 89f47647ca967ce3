export { withdrawalRoutes } from './withdrawalRoutes.ts';
