export { connect, isUnchanged, type ConnectAnswer } from './connect.ts';
export { connectionsLifecycle } from './lifecycle.ts';
export {
  findAskedClient,
  noteUseOfConnection,
  type AskedClient,
  type ConnectedClientRecord,
} from './store/connectedClients.ts';
export { writeDeed } from './store/deeds.ts';
export { claimDueLogouts, forgetLogin, writeLogin, type DueLogout } from './store/logins.ts';
export { tellOfConnection } from './tellOfConnection.ts';
