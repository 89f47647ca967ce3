import type { Lifecycle } from '../../database/index.ts';
import { fanOuts } from './store/fanOuts.ts';

export const fanOutsLifecycle: Lifecycle = {
  name: 'readers/fanOuts',
  tables: [fanOuts],
};
