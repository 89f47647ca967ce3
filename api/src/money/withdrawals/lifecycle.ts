import type { Lifecycle } from '../../database/index.ts';
import { forgetCreator } from './forgetCreator.ts';
import { expiryNotices, lapses } from './store/lapses.ts';
import { collectWithdrawals } from './store/ownData.ts';
import { withdrawals } from './store/withdrawals.ts';

export const withdrawalsLifecycle: Lifecycle = {
  name: 'money/withdrawals',
  tables: [withdrawals, lapses, expiryNotices],
  forgetAccount: forgetCreator,
  collectData: collectWithdrawals,
};
