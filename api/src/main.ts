import { fileURLToPath } from 'node:url';
import { assetsDirOf, loadRenderer } from '@komawari/site/renderer';
import { createServer, registerRoutes } from './composition/app.ts';
import type { Config } from './config/config.ts';
import { closeServices, createServices } from './composition/createServices.ts';
import { announceEditorialChanges } from './discovery/editorial/index.ts';
import { announceOperatorPages, installStartingTexts, listPagesToFinish } from './people/operatorPages/index.ts';
import { announceScheduledEpisodes } from './publications/episodes/index.ts';
import { announceReturns } from './publications/works/index.ts';
import type { Services } from './graphql/context.ts';
import { drain, DRAIN_TIMEOUT_MS } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { createExecutor } from './composition/executor.ts';
import { noteFaultIn } from './graphql/presentError.ts';
import { startJobs } from './composition/jobs/index.ts';
import { createMetrics } from './composition/metrics/createMetrics.ts';
import { serveMetrics } from './composition/metrics/serveMetrics.ts';
import { serveWorkerHealth } from './composition/metrics/serveWorkerHealth.ts';
import { loadOnce } from './kernel/loadOnce.ts';
import { restLightly } from './kernel/restLightly.ts';
import { startDevInbox } from './mail/index.ts';
import { LANGUAGES } from './kernel/language.ts';
import { createPublisher, createPurgeTargets, type Publisher, type Translation } from './publishing/index.ts';

/** What a process does: answer requests, or do what nobody waits for. */
export type Role = 'api' | 'worker';

export interface RunningApp {
  services: Services;
  publisher: Publisher;
  /** Where it listens; null for a worker. */
  url: string | null;
  /** Hands visitors over to other processes behind the same proxy, without failing a request. `close` comes after it. */
  drain(): Promise<void>;
  /** Finishes what is at hand and closes everything. */
  close(): Promise<void>;
}

const SITE_DIST = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** The site in the language that is not the installation's. It is loaded when its first page is asked for. */
function translationOf({ language: own, site: settings }: Config): Translation {
  const language = LANGUAGES.find((one) => one !== own)!;
  return {
    language,
    findRenderer: loadOnce(() => loadRenderer({ distDir: SITE_DIST, language, settings })),
    assetsDir: assetsDirOf(SITE_DIST, language),
  };
}

/** Starts a process of the product in one or both roles. The database has to be migrated and the front ends built. */
export async function start({ config: given, roles }: { config: Config; roles: readonly Role[] }): Promise<RunningApp> {
  const undo: (() => Promise<unknown>)[] = [];
  const devInbox = given.env !== 'production' && given.mail.smtpUrl === null ? await startDevInbox() : null;
  if (devInbox) undo.push(() => devInbox.close());
  const config: Config = devInbox ? { ...given, mail: { ...given.mail, smtpUrl: devInbox.smtpUrl } } : given;
  const { metrics: metricsAddress, workerPort, tracesTo } = config.observing;
  if (tracesTo !== null) {
    const { startTraces } = await import('./composition/traces/startTraces.ts');
    const traces = startTraces(tracesTo, `komawari-${roles.join('-')}`);
    undo.push(() => traces.close());
  }
  const metrics = metricsAddress && createMetrics();
  if (metrics) undo.push(async () => metrics.close());
  const app = createServer(config, undefined, metrics);
  const services = await createServices(config, app.log);
  undo.push(() => closeServices(services));
  await installStartingTexts(services);
  const store = services.pageStore;
  const executor = createExecutor(services, noteFaultIn(app.log));
  const publisher = createPublisher({
    database: services.database,
    renderer: await loadRenderer({ distDir: SITE_DIST, language: config.language, settings: config.site }),
    translation: translationOf(config),
    executor,
    store,
    objects: services.objects,
    purgeTargets: createPurgeTargets(config.purging, config.http.publicUrl),
    origin: config.http.publicUrl,
    log: app.log,
    listenUrl: config.database.url,
    announceScheduled: () =>
      Promise.all([
        announceScheduledEpisodes(services.database),
        announceReturns(services.database),
        announceEditorialChanges(services.database),
        announceOperatorPages(services.database),
      ]),
  });
  if (roles.includes('worker')) {
    await publisher.start();
    undo.push(() => publisher.stop());
    const jobs = await startJobs(services, app.log);
    undo.push(() => jobs.stop());
    for (const { kind, placeholders } of await listPagesToFinish(services))
      app.log.warn(
        { page: kind.toLowerCase(), placeholders },
        'a page of yours has gaps: npm run admin -- pages check',
      );
  } else {
    await store.prepare();
    await publisher.installAssets();
  }
  await registerRoutes(app, { services, publisher, devInbox });
  // Pages in flight are finished before the connections they read from go away.
  undo.push(() => app.close());
  const listening = roles.includes('api') ? await listen(app, config.http) : null;
  if (!roles.includes('api')) await app.ready();
  if (metrics) {
    const served = await serveMetrics(metrics, services, metricsAddress);
    undo.push(() => served.close());
  }
  if (workerPort !== null && roles.includes('worker')) {
    const health = await serveWorkerHealth(services, config.http.host, workerPort);
    undo.push(() => health.close());
  }
  const rest = restLightly();
  undo.push(async () => rest.stop());
  return {
    services,
    publisher,
    url: listening?.url ?? null,
    drain: () => drain(app.server, DRAIN_TIMEOUT_MS, listening?.sockets),
    async close() {
      for (const step of undo.toReversed()) await step();
    },
  };
}
