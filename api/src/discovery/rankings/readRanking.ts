import type { Context } from '../../graphql/context.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { KEY_OF_RANKING, keys } from '../../publishing/index.ts';
import { snapshotLoader } from './loaders.ts';
import type { RankingPeriod } from './periods.ts';
import { listEntries, type EntryRecord, type SnapshotRecord } from './store/snapshots.ts';

/** A ranking as it is shown; without a snapshot before the first computation. */
export interface ShownRanking {
  period: RankingPeriod;
  snapshot: SnapshotRecord | null;
}

/** A work in a ranking. It is new when there was a ranking before and it was not in it. */
export interface ShownEntry extends EntryRecord {
  work: WorkRecord;
  isNew: boolean;
}

/** The ranking of a period that is shown now. */
export async function readRanking(context: Context, period: RankingPeriod): Promise<ShownRanking> {
  context.dependsOn(KEY_OF_RANKING[period]);
  return { period, snapshot: await snapshotLoader(context).load(period) };
}

/** The first works of a ranking. */
export async function listRankedWorks(
  context: Context,
  { snapshot }: ShownRanking,
  first: number,
): Promise<ShownEntry[]> {
  if (!snapshot) return [];
  const entries = await listEntries(context.reader, snapshot, first);
  const loader = workLoader(context);
  const works = await Promise.all(entries.map(({ workId }) => loader.load(workId)));
  return entries.flatMap((entry, index) => {
    const work = works[index];
    if (!work) return [];
    // Without a public episode it leaves the ranking, whether or not it is still there itself.
    context.dependsOn(keys.workEpisodes(work.id));
    return [{ ...entry, work, isNew: snapshot.previousId !== null && entry.previousRank === null }];
  });
}
