export { categoryCache } from './categoryCache.ts';
export { portfolioRoutes } from './portfolioRoutes.ts';
