import type { PgBoss } from 'pg-boss';
import type { Services } from '../../graphql/context.ts';
import { closeWeek, giftProviderOf, issueGifts, lapseSales } from '../../money/withdrawals/index.ts';
import { checkBooks, foldLedger } from '../../money/ledger/index.ts';
import { checkPayments, releaseDueSales } from '../../money/purchases/index.ts';
import { followPurchases, receiveMissedEvents } from '../../readers/purchases/index.ts';

const QUEUES = {
  release: 'release-sales',
  fold: 'fold-ledger',
  week: 'close-week',
  gifts: 'issue-gifts',
  lapse: 'lapse-sales',
  follow: 'follow-purchases',
  missed: 'receive-missed-events',
  check: 'check-books',
} as const;

/** Days after a sale in which its buyer may turn to the bank: older ones are compared when an operator asks. */
const DAYS_OF_CLAIMS = 120;

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/**
 * Sales whose time is over are released within minutes; whoever needs a balance before does it too. Weeks close and gift
 * codes come within minutes of their time, and every hour somebody looks what comes to its end. Every hour, too,
 * what accounts hold is written down, so that reading it costs the same however long the book gets. Every minute the processor
 * is asked about purchases that go on. Each night the books are compared with each other and with the processor, and what differs stands
 * in the log.
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
  await boss.work(QUEUES.check, async () => {
    const tell = (faults: readonly string[]): void => {
      if (faults.length > 0) log.error({ faults }, 'the books do not agree: npm run admin -- ledger check');
    };
    tell((await checkBooks(services)).faults);
    tell((await checkPayments(services, daysAgo(DAYS_OF_CLAIMS)))?.faults ?? []);
  });
  await boss.work(QUEUES.follow, async () => void (await followPurchases(services, log)));
  await boss.work(QUEUES.missed, async () => void (await receiveMissedEvents(services, log)));
  await boss.schedule(QUEUES.missed, '20 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.follow, '* * * * *', null, { tz: 'Asia/Tokyo' });
  const gifts = giftProviderOf(services.config);
  await boss.work(QUEUES.week, async () => void (await closeWeek(services)));
  await boss.work(QUEUES.gifts, async () => void (gifts && (await issueGifts(services, gifts))));
  await boss.work(QUEUES.lapse, async () => void (await lapseSales(services)));
  await boss.schedule(QUEUES.release, '*/10 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.check, '30 3 * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.fold, '50 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.week, '*/5 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.gifts, '*/10 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.lapse, '15 * * * *', null, { tz: 'Asia/Tokyo' });
}
