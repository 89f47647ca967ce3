import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, KEY_OF_RANKING } from '../../publishing/index.ts';
import { PERIODS, rankedDay, type RankingPeriod } from './periods.ts';
import { closeDays, leaveOutUncounted, reopenDays, sumUpDays } from './store/closedDays.ts';
import { rankWorks, type ScoredWork } from './store/scoreWorks.ts';
import { findSnapshot, insertSnapshot, listStoredEntries, switchRankings } from './store/snapshots.ts';
import { takeTurnWithRankings } from './store/turns.ts';

/** What a computation came to. */
export interface RefreshedRankings {
  /** The last day of the windows, YYYY-MM-DD in Tokyo. */
  day: string;
  /** Rankings that came out differently from what was known for this day. */
  changed: RankingPeriod[];
}

/**
 * Computes the rankings whose last day is the one that ended before the last 04:00 in Tokyo, keeps those that are new,
 * and shows them all at once. A second computation of the same day changes nothing. With `day`, that day's rankings are computed again
 * from what was known of it; `isFromScratch` adds every closed day up again from the tables, late events included.
 */
export async function refreshRankings(
  database: Database,
  { at = new Date(), day, isFromScratch = false }: { at?: Date; day?: string; isFromScratch?: boolean } = {},
): Promise<RefreshedRankings> {
  const latest = rankedDay(at);
  const ranked = day !== undefined && day < latest ? day : latest;
  const refreshed = await database.transact(async (tx) => {
    await takeTurnWithRankings(tx);
    if (isFromScratch) await reopenDays(tx);
    await leaveOutUncounted(tx);
    await closeDays(tx, latest);
    const { found, changed } = await keepRankings(tx, ranked);
    if (ranked === latest) await switchRankings(tx, found);
    // Also for a day that is over: movements are told from it.
    await declareChanges(
      tx,
      changed.map((period) => KEY_OF_RANKING[period]),
    );
    return { day: ranked, changed };
  });
  // Nobody has to wait for these.
  await database.transact(async (tx) => {
    await takeTurnWithRankings(tx);
    await sumUpDays(tx, latest);
  });
  return refreshed;
}

async function keepRankings(tx: Transaction, day: string) {
  const scored = await rankWorks(tx, day);
  const found = new Map<RankingPeriod, string>();
  const changed: RankingPeriod[] = [];
  for (const period of PERIODS) {
    const entries = scored.filter((entry) => entry.period === period);
    const known = await findSnapshot(tx, period, day);
    const isKnown = known !== null && isSame(await listStoredEntries(tx, known.id), entries);
    if (!isKnown) changed.push(period);
    found.set(period, isKnown ? known.id : await insertSnapshot(tx, period, day, entries));
  }
  return { found, changed };
}

/** Whether a ranking came out as it is kept, scores included, since readers see them. */
const isSame = (kept: Omit<ScoredWork, 'period'>[], entries: ScoredWork[]): boolean =>
  kept.length === entries.length &&
  kept.every(({ workId, bookmarked, liked, completed, viewed }, index) => {
    const entry = entries[index]!;
    return (
      entry.workId === workId &&
      entry.bookmarked === bookmarked &&
      entry.liked === liked &&
      entry.completed === completed &&
      entry.viewed === viewed
    );
  });
