export { connect, isUnchanged, type ConnectAnswer } from './connect.ts';
export { ConnectedOIDCClientConnection } from './graphql/index.ts';
export { connectionsLifecycle } from './lifecycle.ts';
export {
  findAskedClient,
  listConnectedClients,
  noteUseOfConnection,
  type AskedClient,
  type ConnectedClientRecord,
} from './store/connectedClients.ts';
export { writeDeed } from './store/deeds.ts';
export { claimDueLogouts, forgetLogin, writeLogin, type DueLogout } from './store/logins.ts';
export { tellOfConnection } from './tellOfConnection.ts';
