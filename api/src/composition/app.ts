import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { serveShareImages } from '../analytics/shareImages/index.ts';
import { serveSalesFiles } from '../readers/sales/index.ts';
import { serveDataExports } from '../people/account/index.ts';
import type { Config } from '../config/config.ts';
import { loadTrustedDocuments } from './trustedDocuments.ts';
import { registerGraphQLRoute } from './route.ts';
import type { Services } from '../graphql/context.ts';
import { addAnswerHeaders } from '../http/addAnswerHeaders.ts';
import { findOwnLanguageBy } from '../http/languageOf.ts';
import { serveAdFrame } from '../http/adFrame.ts';
import { serveImages, servePages } from '../http/pages/index.ts';
import { registerPolicyReports } from '../http/policyReports.ts';
import { refuseMalformed } from '../http/refuseMalformed.ts';
import { registerHealth } from './registerHealth.ts';
import { sendError } from '../http/sendError.ts';
import { takeTurns } from '../http/fairTurns.ts';
import { isShellPath } from '../http/shellPaths.ts';
import { createFailureFolding } from '../kernel/foldFailures.ts';
import { registerOpenID } from '../openid/provider/index.ts';
import { registerIdentityRoutes } from '../people/identity/index.ts';
import { registerUploads } from '../media/images/index.ts';
import { servePrivateImages } from './servePrivateImages.ts';
import { followChanges } from '../kernel/keptChanges.ts';
import type { DevInbox } from '../mail/index.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { followRequests } from './metrics/followRequests.ts';
import { traceRequests } from './traces/traceRequests.ts';
import { findOwnLanguage } from './findOwnLanguage.ts';
import { findUploader } from './findUploader.ts';
import { findMatureStanding, serveMatureGate } from './matureGate.ts';
import { registerDiscovery } from './registerDiscovery.ts';
import type { Publisher } from '../publishing/index.ts';
import { serveStandIn } from '../money/payments/index.ts';
import { serveWithdrawals } from '../money/withdrawals/index.ts';
import { servePaymentWebhook, serveReceipts } from '../readers/purchases/index.ts';
import { registerReadingEvents } from '../readers/reading/index.ts';
import { findNameAfter } from '../people/sites/index.ts';

/** What the HTTP side is made of. */
export interface AppParts {
  services: Services;
  publisher: Publisher;
  devInbox: DevInbox | null;
}

/** What a log must not hold: credentials, and what a person entered when a statement with it failed. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'err.parameters',
  'err.parent.parameters',
  'err.original.parameters',
  'err.parent.detail',
  'err.original.detail',
  'err.detail',
];

/** How often the counts of failures that go on are written. */
const FLUSH_EVERY_MS = 60_000;

/** Makes the server without routes, so that its logger exists before everything else. It writes lines to `log`, or to the terminal. */
export function createServer(
  config: Config,
  log?: { write(line: string): void },
  metrics: Metrics | null = null,
): FastifyInstance {
  const folding = createFailureFolding();
  const options: FastifyHttpOptions<Server> = {
    logger: {
      level: config.logLevel,
      redact: SECRETS,
      hooks: {
        // Every line of the process comes by here, whoever writes it.
        logMethod(line: unknown[], write) {
          const [facts, message] = line;
          const isWritten =
            typeof facts !== 'object' ||
            facts === null ||
            folding.admits(facts, typeof message === 'string' ? message : undefined, (...count) =>
              write.apply(this, count),
            );
          if (isWritten) write.apply(this, line as Parameters<typeof write>);
        },
      },
      ...(log ? { stream: log } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.http.trustProxy,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // What arrived is answered, also while the process ends.
    return503OnClosing: false,
    // More than nginx lets through, so that it is the one that refuses.
    http: { maxHeaderSize: 64 * 1024 },
    clientErrorHandler: refuseMalformed,
    routerOptions: { maxParamLength: 500 },
  };
  const app = Fastify(options);
  app.setErrorHandler(sendError);
  addAnswerHeaders(app, config.http.publicUrl);
  followRequests(app, metrics, config.env === 'production' ? 'info' : 'debug');
  if (config.observing.tracesTo !== null) traceRequests(app);
  const flushing = setInterval(() => folding.flush(), FLUSH_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(flushing);
    folding.flush();
  });
  takeTurns(app);
  // The last hook before the handler: parsing a body ends what was begun before it.
  app.addHook('preHandler', (_request, _reply, next) => followChanges(next));
  return app;
}

/** Registers every route of the process. */
export async function registerRoutes(app: FastifyInstance, { services, publisher, devInbox }: AppParts): Promise<void> {
  const { config } = services;
  findOwnLanguageBy(app, (request) => findOwnLanguage(services, request));
  await app.register(cookie);
  await app.register(async (scope) => {
    await scope.register(helmet, {
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      // On every answer of the process, with the other headers.
      strictTransportSecurity: false,
    });
    registerHealth(scope, services);
    registerIdentityRoutes(scope, services);
    registerGraphQLRoute(scope, services, await loadTrustedDocuments());
    registerReadingEvents(scope, services);
    registerPolicyReports(scope, services);
  });
  registerUploads(app, services, (authorization) => findUploader(services, authorization));
  serveDataExports(app, services);
  serveSalesFiles(app, services);
  serveReceipts(app, services);
  serveShareImages(app, services);
  serveWithdrawals(app, services);
  serveImages(app, {
    store: services.pageStore,
    tagHeaders: config.purging.tagHeaders,
    privateImages: servePrivateImages(services),
  });
  registerDiscovery(app, services);
  registerOpenID(app, services);
  servePaymentWebhook(app, services);
  serveStandIn(app, services);
  serveMatureGate(app, services);
  serveAdFrame(app);
  // Who may read this page reads every mail: it exists on a development machine only.
  if (devInbox && config.env !== 'production') devInbox.register(app);
  servePages(app, {
    findNameAfter,
    store: services.pageStore,
    tagHeaders: config.purging.tagHeaders,
    database: services.database,
    publisher,
    language: services.config.language,
    findMatureStanding: findMatureStanding(services),
    application: { isPath: isShellPath, settings: config.site },
  });
}
