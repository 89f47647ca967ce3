import type { Lifecycle } from '../../database/index.ts';
import { operatorDeeds } from './store/deeds.ts';

/** What operators did about money is kept with the books. */
export const deedsLifecycle: Lifecycle = { name: 'money/deeds', tables: [operatorDeeds] };
