export { IMAGE_HEADERS, PAGE_HEADERS, RESERVATION_HEADERS } from './securityHeaders.ts';
export { serveImages, type ImageRequest, type ImageServing } from './serveImages.ts';
export { servePages, type PageServing } from './servePages.ts';
