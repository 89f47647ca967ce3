import type { Lifecycle } from './Lifecycle.ts';
import { backups } from './store/backups.ts';
import { throttles, purgeCounts } from './store/throttles.ts';

export const databaseLifecycle: Lifecycle = {
  name: 'database',
  tables: [backups, throttles],
  purge: purgeCounts,
};
