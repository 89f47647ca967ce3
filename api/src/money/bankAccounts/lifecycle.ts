import type { Lifecycle } from '../../database/index.ts';
import { bankAccounts } from './store/bankAccounts.ts';
import { collectBankAccount } from './store/ownData.ts';

export const bankAccountsLifecycle: Lifecycle = {
  name: 'money/bankAccounts',
  tables: [bankAccounts],
  collectData: collectBankAccount,
};
