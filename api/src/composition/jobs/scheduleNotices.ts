import type { PgBoss } from 'pg-boss';
import { notifyMany } from '../../readers/fanOuts/index.ts';
import type { Services } from '../../graphql/context.ts';
import { forgetOldNotifications } from '../../people/notifications/index.ts';
import { deliverWebhooks } from '../../people/webhooks/index.ts';
import { tellX } from '../../people/xLink/index.ts';
import { sendEpisodeMails, sendFanMails } from '../../readers/watching/index.ts';

const QUEUES = {
  tell: 'tell-many',
  mail: 'send-episode-mails',
  fans: 'send-fan-mails',
  webhooks: 'deliver-webhooks',
  x: 'tell-x',
  forget: 'forget-notifications',
} as const;

/**
 * Notifications to many and mails about new episodes. What there is to do stands in tables with its time, the weekly mail
 * of Saturday at 8 in Tokyo too: a lost job costs nothing, because the next one asks the same. Answers the call that
 * starts them.
 */
export async function scheduleNotices(
  boss: PgBoss,
  services: Services,
  log: { error(facts: object, message: string): void },
): Promise<() => Promise<unknown>> {
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 3, expireInSeconds: 900 } as never);
  await boss.work(QUEUES.tell, { pollingIntervalSeconds: 2 }, async () => {
    if ((await notifyMany(services.database)) > 0) await boss.send(QUEUES.mail, {});
  });
  await boss.work(QUEUES.mail, { pollingIntervalSeconds: 2 }, async () => void (await sendEpisodeMails(services)));
  await boss.work(QUEUES.fans, { pollingIntervalSeconds: 2 }, async () => void (await sendFanMails(services)));
  await boss.work(
    QUEUES.webhooks,
    { pollingIntervalSeconds: 1 },
    async () => void (await deliverWebhooks(services, log)),
  );
  await boss.work(QUEUES.x, async () => void (await tellX(services)));
  await boss.work(QUEUES.forget, async () => forgetOldNotifications(services.database));
  await boss.schedule(QUEUES.mail, '* * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.fans, '* * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.x, '* * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.forget, '40 4 * * *', null, { tz: 'Asia/Tokyo' });
  return () =>
    Promise.all([QUEUES.tell, QUEUES.mail, QUEUES.fans, QUEUES.webhooks].map((queue) => boss.send(queue, {})));
}
