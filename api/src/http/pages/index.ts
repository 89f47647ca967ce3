export { REPORTS_PATH } from './applicationPolicy.ts';
export { ANSWER_HEADERS, IMAGE_HEADERS, RESERVATION_HEADERS, SECURE_HEADERS } from './securityHeaders.ts';
export { serveImages } from './serveImages.ts';
export type { MatureStanding } from './createPageAnswers.ts';
export { servePages } from './servePages.ts';
