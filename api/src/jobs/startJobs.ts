import { PgBoss } from 'pg-boss';
import type { Services } from '../graphql/context.ts';
import { makeAvif } from '../images/index.ts';
import { declareChanges, keys } from '../publishing/index.ts';
import { purgeTrash } from './purgeTrash.ts';

/** The part of a logger the jobs use. */
interface Log {
  error(facts: object, message: string): void;
}

/** Pictures that wait for their AVIF sizes. */
const AVIF_EVERY_MS = 5_000;

const QUEUES = { avif: 'make-avif', trash: 'purge-trash', hot: 'refresh-hot-lists' } as const;

/**
 * Starts the jobs nobody waits for. AVIF sizes are found by asking which pictures lack them, so a lost job costs nothing;
 * the others run by the clock, in Tokyo time.
 */
export async function startJobs(services: Services, log: Log): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: services.config.database.url,
    max: 3,
    application_name: 'komawari jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has trouble'));
  await boss.start();
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, {
      policy: 'exclusive',
      retryLimit: 3,
      expireInSeconds: 900,
      heartbeatSeconds: 10,
    } as never);

  await boss.work(QUEUES.avif, { pollingIntervalSeconds: 2 }, async () => makeMissingAvif(services, log));
  await boss.work(QUEUES.trash, async () => purgeTrash(services));
  await boss.work(QUEUES.hot, async () =>
    services.database.transact((tx) => declareChanges(tx, [keys.hotWorks, keys.hotTags])),
  );
  await boss.schedule(QUEUES.trash, '10 4 * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.hot, '5 * * * *', null, { tz: 'Asia/Tokyo' });

  const look = setInterval(
    () =>
      void boss
        .send(QUEUES.avif, {})
        .catch((error: unknown) => log.error({ err: error }, 'AVIF could not be asked for')),
    AVIF_EVERY_MS,
  );
  return {
    async stop() {
      clearInterval(look);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** One batch of pictures that readers can see and that have no AVIF sizes yet. */
async function makeMissingAvif(services: Services, log: Log): Promise<void> {
  const rows = await services.database.query<{ id: string }>(
    'findImagesWithoutAvif',
    `SELECT i.id FROM images i WHERE NOT i.has_avif AND EXISTS (SELECT 1 FROM public_images p WHERE p.image_id = i.id) ORDER BY i.created_at DESC LIMIT 5`,
  );
  for (const { id } of rows) {
    await makeAvif(services, id).catch((error: unknown) =>
      log.error({ err: error, imageId: id }, 'AVIF sizes could not be made'),
    );
  }
}
