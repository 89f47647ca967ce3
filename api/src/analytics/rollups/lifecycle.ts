import type { Lifecycle } from '../../database/index.ts';
import { analyticsFacts, analyticsProgress, analyticsRecounts, analyticsTotals } from './store/facts.ts';
import { analyticsNorms } from './store/norms.ts';
import { analyticsReactionRecounts, analyticsReactions } from './store/reactions.ts';
import { foldHours } from './store/progress.ts';
import { purgeFacts } from './store/purgeFacts.ts';
import { analyticsCells, analyticsReaders } from './store/readers.ts';

export const rollupsLifecycle: Lifecycle = {
  name: 'analytics/rollups',
  tables: [
    analyticsFacts,
    analyticsTotals,
    analyticsProgress,
    analyticsRecounts,
    analyticsReactions,
    analyticsReactionRecounts,
    analyticsNorms,
    analyticsReaders,
    analyticsCells,
  ],
  purge: async (tx) => {
    await purgeFacts(tx);
    await foldHours(tx);
  },
};
