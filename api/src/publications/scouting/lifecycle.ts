import type { Lifecycle } from '../../database/index.ts';
import { collectScoutMessages } from './store/ownData.ts';
import { scoutMessages } from './store/scoutMessages.ts';

/** Messages go with the account they were written to, and with the contest. */
export const scoutingLifecycle: Lifecycle = {
  name: 'publications/scouting',
  tables: [scoutMessages],
  collectData: collectScoutMessages,
};
