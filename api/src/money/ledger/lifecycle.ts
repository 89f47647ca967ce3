import type { Lifecycle } from '../../database/index.ts';
import { ledgerAccounts } from './store/accounts.ts';
import { ledgerCheckpoints } from './store/balances.ts';
import { postingEntries, postings } from './store/postings.ts';

/** Books are kept when those they are about leave: nothing in them is a person's but the id of an account that is gone. */
export const ledgerLifecycle: Lifecycle = {
  name: 'money/ledger',
  tables: [ledgerAccounts, ledgerCheckpoints, postingEntries, postings],
};
