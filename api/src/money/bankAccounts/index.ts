export type { BankAccount, BankAccountState, TransferFailure } from './BankAccount.ts';
export { enterBankAccount } from './enterBankAccount.ts';
export { findBank, findBranch } from './findBanks.ts';
export { TransferFailureEnum } from './graphql/BankAccountInfo.ts';
export { findStateOf, holdBankAccount, letGoOfBankAccount } from './holdBankAccount.ts';
export { bankAccountsLifecycle } from './lifecycle.ts';
export { openAccount } from './sealedAccount.ts';
