import { defineLoader, loadPresent } from '../../graphql/defineLoader.ts';
import { PERIODS, type RankingPeriod } from './periods.ts';
import { findCurrentSnapshots, type SnapshotRecord } from './store/snapshots.ts';

/** The shown snapshot of a ranking; null before the first computation. */
export const snapshotLoader = defineLoader<RankingPeriod, SnapshotRecord>(
  'rankingSnapshots',
  async (_periods, { reader }) => {
    const found = await findCurrentSnapshots(reader);
    return new Map(found.map((snapshot) => [snapshot.period, snapshot]));
  },
);

/** The shown snapshots of all rankings that were ever computed, in the order of the periods. */
export async function loadSnapshots(context: Parameters<typeof snapshotLoader>[0]): Promise<SnapshotRecord[]> {
  return loadPresent(snapshotLoader(context), PERIODS);
}
