export { BlockUser } from './operations/BlockUser.ts';
export { UnblockUser } from './operations/UnblockUser.ts';
