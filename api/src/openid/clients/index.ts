export { OIDCClientRef } from './graphql/index.ts';
export { loadClient } from './loaders.ts';
export { clientsLifecycle } from './lifecycle.ts';
export { decideAboutClient, registerOIDCClient, type ClientDecision } from './operateClients.ts';
export { mayUseClient } from './policy.ts';
export {
  clientColumns,
  findClient,
  ID_TOKEN_ALGORITHMS,
  noteUseOfClient,
  type ClientRecord,
  type ClientType,
} from './store/clients.ts';
export { SCOPES } from './scopes.ts';
export { listAllClients, type OperatorsClientRecord } from './store/ownClients.ts';
