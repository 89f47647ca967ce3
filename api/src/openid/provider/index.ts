export { loadKeys, rotateKeys } from './keys.ts';
export { providerLifecycle } from './lifecycle.ts';
export { registerOpenID } from './routes.ts';
export { purgeArtifacts } from './store/artifacts.ts';
