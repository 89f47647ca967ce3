import type { PgBoss } from 'pg-boss';
import { purgeLeftAccounts, runExports, runImports } from '../../people/account/index.ts';
import type { Services } from '../../graphql/context.ts';
import { importSteps } from '../importSteps.ts';

const QUEUES = {
  leaving: 'purge-left-accounts',
  exports: 'make-data-exports',
  imports: 'take-data-in',
} as const;

/** People wait for these in front of a progress bar. */
const LOOK_EVERY_MS = 2_000;

/**
 * Accounts whose 14 days are over are deleted within the hour. Archives that wait to be made or taken in are found by
 * asking, so a lost job costs nothing. What comes back ends the asking.
 */
export async function scheduleAccounts(
  boss: PgBoss,
  services: Services,
  log: { error(facts: object, message: string): void },
): Promise<() => void> {
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, {
      policy: 'exclusive',
      retryLimit: 3,
      expireInSeconds: 3600,
      heartbeatSeconds: 10,
    } as never);
  await boss.work(QUEUES.leaving, async () => purgeLeftAccounts(services));
  await boss.schedule(QUEUES.leaving, '5 * * * *', null, { tz: 'Asia/Tokyo' });
  const fault = (error: unknown) => log.error({ err: error }, 'an archive of somebody’s data was interrupted');
  await boss.work(QUEUES.exports, { pollingIntervalSeconds: 1 }, async () => runExports(services, fault));
  await boss.work(QUEUES.imports, { pollingIntervalSeconds: 1 }, async () => runImports(services, importSteps, fault));
  const look = setInterval(
    () =>
      void Promise.all([boss.send(QUEUES.exports, {}), boss.send(QUEUES.imports, {})]).catch((error: unknown) =>
        log.error({ err: error }, 'archives of data could not be asked for'),
      ),
    LOOK_EVERY_MS,
  );
  return () => clearInterval(look);
}
