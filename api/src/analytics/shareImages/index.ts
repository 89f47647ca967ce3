export { serveShareImages } from './serveShareImages.ts';
