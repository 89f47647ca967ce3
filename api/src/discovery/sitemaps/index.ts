export { serveSitemaps } from './serveSitemaps.ts';
