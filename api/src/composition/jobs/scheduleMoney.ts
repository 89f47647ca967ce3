import type { PgBoss } from 'pg-boss';
import type { Services } from '../../graphql/context.ts';
import { foldLedger } from '../../money/ledger/index.ts';
import { releaseDueSales } from '../../money/purchases/index.ts';
import { followPurchases, receiveMissedEvents } from '../../readers/purchases/index.ts';

const QUEUES = {
  release: 'release-sales',
  fold: 'fold-ledger',
  follow: 'follow-purchases',
  missed: 'receive-missed-events',
} as const;

/**
 * Sales whose time is over are released within minutes; whoever needs a balance before does it too. Every hour
 * what accounts hold is written down, so that reading it costs the same however long the book gets. Every minute the processor
 * is asked about purchases that go on.
 */
export async function scheduleMoney(
  boss: PgBoss,
  services: Services,
  log: { error(facts: object, message: string): void },
): Promise<void> {
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 3, expireInSeconds: 900 } as never);
  await boss.work(QUEUES.release, async () => void (await releaseDueSales(services)));
  await boss.work(QUEUES.fold, async () => void (await foldLedger(services)));
  await boss.work(QUEUES.follow, async () => void (await followPurchases(services, log)));
  await boss.work(QUEUES.missed, async () => void (await receiveMissedEvents(services)));
  await boss.schedule(QUEUES.missed, '20 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.follow, '* * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.release, '*/10 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.fold, '50 * * * *', null, { tz: 'Asia/Tokyo' });
}
