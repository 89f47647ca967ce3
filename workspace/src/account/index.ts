export { ConfirmItIsYou } from './components/ConfirmItIsYou.tsx';
export { GetMyProfile } from './operations/GetMyProfile.ts';
export { useSignOut } from './useSignOut.ts';
