export { passCheck, wantsCheck } from './passCheck.ts';
