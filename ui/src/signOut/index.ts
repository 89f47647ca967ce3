export { leaveDevice } from './leaveDevice.ts';
export { OWNER, takeFromAccount } from './takeFromAccount.ts';
