import type { Lifecycle } from '../../database/index.ts';
import { viewAsAudits, deleteOldViewAsAudits } from './store/viewAsAudits.ts';

export const viewAsLifecycle: Lifecycle = {
  name: 'people/viewAs',
  tables: [viewAsAudits],
  async purge(tx) {
    await deleteOldViewAsAudits(tx);
  },
};
