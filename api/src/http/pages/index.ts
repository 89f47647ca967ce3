export { applicationPolicy, REPORTING_ENDPOINTS, REPORTS_PATH, WORKER_POLICY } from './applicationPolicy.ts';
export { ANSWER_HEADERS, IMAGE_HEADERS, RESERVATION_HEADERS, SECURE_HEADERS } from './securityHeaders.ts';
export { serveImages, type ImageRequest, type ImageServing } from './serveImages.ts';
export { servePages, type PageServing } from './servePages.ts';
