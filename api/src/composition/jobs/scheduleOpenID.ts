import type { PgBoss } from 'pg-boss';
import type { Services } from '../../graphql/context.ts';
import { purgeArtifacts, sendLogouts } from '../../openid/provider/index.ts';

const PURGE = 'purge-client-tokens';

/** Clients are told of an end within this time. */
const LOOK_EVERY_MS = 1000;

/**
 * Clients hear of sessions that ended, and what was issued to them goes when its time is over. What is due is found by
 * asking, so a lost job costs nothing. What comes back ends the asking.
 */
export async function scheduleOpenID(
  boss: PgBoss,
  services: Services,
  log: { error(facts: object, message: string): void },
): Promise<() => void> {
  await boss.createQueue(PURGE, { policy: 'exclusive', retryLimit: 3, expireInSeconds: 900 } as never);
  await boss.work(PURGE, async () => void (await purgeArtifacts(services.database)));
  await boss.schedule(PURGE, '*/10 * * * *', null, { tz: 'Asia/Tokyo' });
  let isBusy = false;
  const tell = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await sendLogouts(services);
    } catch (error) {
      log.error({ err: error }, 'clients could not be told of ended sessions');
    } finally {
      isBusy = false;
    }
  };
  const look = setInterval(() => void tell(), LOOK_EVERY_MS);
  return () => clearInterval(look);
}
