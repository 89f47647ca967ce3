export { accountOfToken, actorOfToken } from './actorOfToken.ts';
export { admitOperation } from './admitOperation.ts';
