export { refreshTagDirectory } from './refreshTagDirectory.ts';
export { tagDirectoryLifecycle } from './lifecycle.ts';
