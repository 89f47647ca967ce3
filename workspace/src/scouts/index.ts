export { scoutRoutes } from './scoutRoutes.ts';
