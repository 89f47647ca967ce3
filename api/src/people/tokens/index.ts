export { accountOfToken, actorOfToken } from './actorOfToken.ts';
export { admitCall, admitOperation } from './admitOperation.ts';
