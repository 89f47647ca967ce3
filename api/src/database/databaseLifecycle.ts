import type { Lifecycle } from './Lifecycle.ts';
import { throttles, purgeCounts } from './store/throttles.ts';

export const databaseLifecycle: Lifecycle = {
  name: 'database',
  tables: [throttles],
  purge: purgeCounts,
};
