import type { Lifecycle } from '../../database/index.ts';
import { rankingClosedDays, rankingDayPeople, rankingLeftOut, rankingSums, forgetLeftOut } from './store/closedDays.ts';
import { currentHotLists, hotEntries, hotSnapshots } from './store/hotLists.ts';
import { currentRankings, rankingEntries, rankingSnapshots } from './store/snapshots.ts';

export const rankingsLifecycle: Lifecycle = {
  name: 'discovery/rankings',
  tables: [
    rankingClosedDays,
    rankingDayPeople,
    rankingLeftOut,
    rankingSums,
    currentHotLists,
    hotEntries,
    hotSnapshots,
    currentRankings,
    rankingEntries,
    rankingSnapshots,
  ],
  forgetAccount: forgetLeftOut,
};
