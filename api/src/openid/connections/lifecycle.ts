import type { Lifecycle } from '../../database/index.ts';
import { connectedClients } from './store/connectedClients.ts';
import { deleteOldDeeds, oidcDeeds } from './store/deeds.ts';
import { deleteOldLogins, oidcLogins } from './store/logins.ts';
import { collectConnections } from './store/ownData.ts';

/** Everything here refers to the account and goes with it. */
export const connectionsLifecycle: Lifecycle = {
  name: 'openid/connections',
  tables: [connectedClients, oidcLogins, oidcDeeds],
  async purge(tx) {
    await deleteOldDeeds(tx);
    await deleteOldLogins(tx);
  },
  collectData: collectConnections,
};
