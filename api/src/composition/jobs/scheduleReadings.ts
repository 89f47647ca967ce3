import type { PgBoss } from 'pg-boss';
import type { Services } from '../../graphql/context.ts';
import { compareAnalytics, rollUpAnalytics } from '../../analytics/rollups/index.ts';
import { addUpLeaves, forgetOldCalls, keepPartitions, rollUpReadings } from '../../readers/reading/index.ts';

const QUEUES = {
  sums: 'roll-up-readings',
  days: 'keep-reading-days',
  figures: 'roll-up-analytics',
  norms: 'compare-analytics',
} as const;

/** Readings are added up every minute, and the tables of the coming days are there before anybody writes to them. */
export async function scheduleReadings(boss: PgBoss, { database }: Services): Promise<void> {
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 3, expireInSeconds: 900 } as never);
  // The processes that take events add them up by themselves; this is for likes and comments when nobody reads.
  await boss.work(QUEUES.sums, async () => rollUpReadings(database));
  await boss.work(QUEUES.days, async () => {
    await keepPartitions(database);
    await addUpLeaves(database);
    await forgetOldCalls(database);
  });
  await boss.work(QUEUES.figures, async () => rollUpAnalytics(database));
  // Once a day; every hour, because a worker may have been away.
  await boss.work(QUEUES.norms, async () => compareAnalytics(database));
  await boss.schedule(QUEUES.norms, '25 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.figures, '* * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.sums, '* * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.days, '20 * * * *', null, { tz: 'Asia/Tokyo' });
  await keepPartitions(database);
}
