import { PgBoss } from 'pg-boss';
import type { Services } from '../../graphql/context.ts';
import { fetchLinkPreviews } from '../../media/links/index.ts';
import { endUploads, makeMissingAvif, removePictures } from '../../media/images/index.ts';
import { createMailSender } from '../../mail/index.ts';
import { refreshHotLists, refreshRankings } from '../../discovery/rankings/index.ts';
import { refreshTagDirectory } from '../../discovery/tagDirectory/index.ts';
import { reindexSearch } from '../../discovery/search/index.ts';
import { purgeTrash } from './purgeTrash.ts';
import { scheduleAccounts } from './scheduleAccounts.ts';
import { scheduleLookups } from './scheduleLookups.ts';
import { scheduleMoney } from './scheduleMoney.ts';
import { scheduleNotices } from './scheduleNotices.ts';
import { scheduleOpenID } from './scheduleOpenID.ts';
import { scheduleReadings } from './scheduleReadings.ts';

/** The part of a logger the jobs use. */
interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Pictures that wait for their AVIF sizes, and links that wait for their icons. */
const LOOK_EVERY_MS = 5_000;

const QUEUES = {
  avif: 'make-avif',
  trash: 'purge-trash',
  uploads: 'end-uploads',
  hot: 'refresh-hot-lists',
  rankings: 'refresh-rankings',
  search: 'refresh-search',
  links: 'fetch-links',
} as const;

/**
 * Starts the jobs nobody waits for. AVIF sizes are found by asking which pictures lack them, so a lost job costs nothing;
 * the others run by the clock, in Tokyo time.
 */
export async function startJobs(services: Services, log: Log): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: services.config.database.url,
    // It asks and notes, nothing of which waits: a connection more would only hold memory of the database.
    max: 2,
    application_name: 'komawari jobs',
  });
  const ending = new AbortController();
  boss.on('error', (error) => {
    // The queue gives up a job that does not end in time, and then finds its own connections closed. The job comes again.
    if (!ending.signal.aborted) log.error({ err: error }, 'the job queue has trouble');
  });
  await boss.start();
  for (const name of Object.values(QUEUES))
    await boss.createQueue(name, {
      policy: 'exclusive',
      retryLimit: 3,
      expireInSeconds: 900,
      heartbeatSeconds: 10,
    } as never);

  await boss.work(QUEUES.avif, { pollingIntervalSeconds: 2 }, async () =>
    makeMissingAvif(services, log, ending.signal),
  );
  await boss.work(QUEUES.links, { pollingIntervalSeconds: 2 }, async () => {
    while (!ending.signal.aborted && (await fetchLinkPreviews(services)) > 0);
  });
  await boss.work(QUEUES.trash, async () => purgeTrash(services));
  await boss.work(QUEUES.uploads, async () => {
    await endUploads(services);
    await removePictures(services);
  });
  await boss.work(QUEUES.hot, async () => {
    await refreshHotLists(services.database);
    await refreshTagDirectory(services.database);
  });
  await boss.work(QUEUES.rankings, async () => refreshRankings(services.database));
  await boss.work(QUEUES.search, async () => void (await reindexSearch(services, { isMissing: true })));
  await boss.schedule(QUEUES.trash, '10 4 * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.uploads, '*/10 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.hot, '*/10 * * * *', null, { tz: 'Asia/Tokyo' });
  await boss.schedule(QUEUES.rankings, '0 4 * * *', null, { tz: 'Asia/Tokyo' });
  // For the first time, and for a clock that struck while nobody worked. Where nothing is new this changes nothing.
  await boss.send(QUEUES.rankings, {});
  await boss.send(QUEUES.hot, {});

  await boss.schedule(QUEUES.search, '*/15 * * * *', null, { tz: 'Asia/Tokyo' });
  // What an earlier version wrote has no place in the index yet.
  await boss.send(QUEUES.search, {});

  await scheduleReadings(boss, services);
  await scheduleMoney(boss, services, log);
  const tell = await scheduleNotices(boss, services, log);
  const stopAsking = await scheduleAccounts(boss, services, log);
  const stopTelling = await scheduleOpenID(boss, services, log);
  const stopLooking = scheduleLookups(services, log);
  const mailSender = createMailSender(services, log);
  mailSender.start();
  const look = setInterval(
    () =>
      void Promise.all([boss.send(QUEUES.avif, {}), boss.send(QUEUES.links, {}), tell()]).catch((error: unknown) =>
        log.error({ err: error }, 'AVIF, links and notices could not be asked for'),
      ),
    LOOK_EVERY_MS,
  );
  return {
    async stop() {
      ending.abort();
      clearInterval(look);
      stopAsking();
      stopTelling();
      stopLooking();
      await mailSender.close();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
