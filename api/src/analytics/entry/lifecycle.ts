import type { Lifecycle } from '../../database/index.ts';
import { analyticsBeta, analyticsSeats, leaveSeat } from './store/seats.ts';

export const entryLifecycle: Lifecycle = {
  name: 'analytics/entry',
  tables: [analyticsBeta, analyticsSeats],
  forgetAccount: (tx, { accountId }) => leaveSeat(tx, accountId),
};
