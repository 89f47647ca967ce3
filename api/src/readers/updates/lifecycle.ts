import type { Lifecycle } from '../../database/index.ts';
import { updateVisits } from './store/visits.ts';

export const updatesLifecycle: Lifecycle = {
  name: 'readers/updates',
  tables: [updateVisits],
};
