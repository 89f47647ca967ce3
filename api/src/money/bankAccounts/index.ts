export { bankAccountsLifecycle } from './lifecycle.ts';
