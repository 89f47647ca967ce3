import type { Lifecycle } from '../../database/index.ts';
import { oidcClients, oidcClientTesters } from './store/clients.ts';
import { collectApplications } from './store/ownData.ts';
import { oidcClientSecrets } from './store/secrets.ts';

/** Clients and test users go with the account they refer to. */
export const clientsLifecycle: Lifecycle = {
  name: 'openid/clients',
  tables: [oidcClients, oidcClientSecrets, oidcClientTesters],
  collectData: collectApplications,
};
