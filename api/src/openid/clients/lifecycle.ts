import type { Lifecycle } from '../../database/index.ts';
import { oidcClients, oidcClientTesters } from './store/clients.ts';

/** Clients and test users go with the account they refer to. */
export const clientsLifecycle: Lifecycle = { name: 'openid/clients', tables: [oidcClients, oidcClientTesters] };
