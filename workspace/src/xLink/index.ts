export { xLinkRoutes } from './xLinkRoutes.ts';
