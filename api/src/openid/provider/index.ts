export { accountOfAccessToken, noteCallOfClient } from './actorOfAccessToken.ts';
export { actorOfProgram } from './actorOfProgram.ts';
export { listKeys, rotateKeys } from './keys.ts';
export { providerLifecycle } from './lifecycle.ts';
export { registerOpenID } from './routes.ts';
export { sendLogouts } from './sendLogouts.ts';
export { purgeArtifacts } from './store/artifacts.ts';
export type { StoredKey } from './store/keys.ts';
