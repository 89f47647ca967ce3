import type { Lifecycle } from '../../database/index.ts';
import { oidcArtifacts } from './store/artifacts.ts';
import { oidcGrants } from './store/grants.ts';
import { deleteOldKeys, oidcKeys } from './store/keys.ts';

/** What was issued goes with the connection it was issued for; what is over is deleted by a job of its own. */
export const providerLifecycle: Lifecycle = {
  name: 'openid/provider',
  tables: [oidcKeys, oidcGrants, oidcArtifacts],
  purge: deleteOldKeys,
};
