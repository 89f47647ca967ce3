export { accountOfBearer, actorOfRequest, issuerOf } from './actorOfRequest.ts';
export { registerIdentityRoutes } from './http/routes.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { RegisteredViewerRef } from './graphql/viewer.ts';
export { insertAccount, insertEmailProvider } from './store/accounts.ts';
