export { BlockUser } from './operations/BlockUser.ts';
export { UnblockUser } from './operations/UnblockUser.ts';
export { useSilencing } from './useSilencing.ts';
