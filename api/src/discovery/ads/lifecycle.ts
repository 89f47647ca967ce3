import type { Lifecycle } from '../../database/index.ts';
import { adSlots } from './store/adSlots.ts';

export const adsLifecycle: Lifecycle = {
  name: 'discovery/ads',
  tables: [adSlots],
};
