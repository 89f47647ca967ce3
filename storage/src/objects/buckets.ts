// Beside `index.ts`, because the client of MinIO is large: only a process that keeps something in a bucket loads it.
export { createMinioStore } from './createMinioStore.ts';
export { createWebBucket } from './createWebBucket.ts';
