import type { Lifecycle } from '../../database/index.ts';
import { deleteOldEvents, paymentEvents } from './store/paymentEvents.ts';

export const paymentsLifecycle: Lifecycle = {
  name: 'money/payments',
  tables: [paymentEvents],
  purge: async (tx) => void (await deleteOldEvents(tx)),
};
