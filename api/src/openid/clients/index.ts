export { OIDCClientRef } from './graphql/index.ts';
export { clientsLifecycle } from './lifecycle.ts';
export { mayUseClient } from './policy.ts';
export { findClient, insertClient, noteUseOfClient, type ClientRecord } from './store/clients.ts';
