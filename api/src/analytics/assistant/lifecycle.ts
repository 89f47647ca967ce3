import type { Lifecycle } from '../../database/index.ts';
import { analyticsDiscards } from './store/discards.ts';
import { collectAssistant } from './store/ownData.ts';
import { analyticsAssistants } from './store/settings.ts';

/** Both tables go with what they refer to: the account, and the work. */
export const assistantLifecycle: Lifecycle = {
  name: 'analytics/assistant',
  tables: [analyticsAssistants, analyticsDiscards],
  collectData: collectAssistant,
};
