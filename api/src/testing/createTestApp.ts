import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from './testCluster.ts';
import cookie from '@fastify/cookie';
import { startStripe, type StandIn } from '@komawari/stripe';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { serveShareImages } from '../analytics/shareImages/index.ts';
import { serveSalesFiles } from '../readers/sales/index.ts';
import { serveDataExports } from '../people/account/index.ts';
import { createServer } from '../composition/app.ts';
import { readConfig } from '../config/config.ts';
import { closeServices, createServices } from '../composition/createServices.ts';
import { findOwnLanguage } from '../composition/findOwnLanguage.ts';
import { findUploader } from '../composition/findUploader.ts';
import { registerGraphQLRoute } from '../composition/route.ts';
import type { Services } from '../graphql/context.ts';
import {
  hashPassword,
  insertAccount,
  insertEmailProvider,
  issuerOf,
  registerIdentityRoutes,
  startSession,
} from '../people/identity/index.ts';
import { createImage, registerUploads, type ImageType } from '../media/images/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { registerOpenID } from '../openid/provider/index.ts';
import { createMailSender, startDevInbox, type CaughtMail, type DevInbox, type MailSender } from '../mail/index.ts';
import { serveWithdrawals } from '../money/withdrawals/index.ts';
import { servePaymentWebhook, serveReceipts } from '../readers/purchases/index.ts';
import { registerReadingEvents } from '../readers/reading/index.ts';
import { servePrivateImages } from '../composition/servePrivateImages.ts';
import { registerHealth } from '../composition/registerHealth.ts';
import { findOwnLanguageBy } from '../http/languageOf.ts';
import { serveImages } from '../http/pages/index.ts';
import { serveMatureGate } from '../composition/matureGate.ts';
import { registerDiscovery } from '../composition/registerDiscovery.ts';
import { createUser } from '../people/sites/index.ts';

/** A signed-in person of a test; the token is replaced before it ends, as a browser does it. */
export interface TestPerson {
  actor: Actor & { accountId: string };
  token: string;
  screenName: string;
}

/** A GraphQL answer as a client gets it. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are documents in tests
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** The whole API over a real database, a folder on disk and a real SMTP server, without the published pages. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  inbox: DevInbox;
  /** Where episodes are paid. It tells of events when it is asked to (`listenToStripe`). */
  stripe: StandIn;
  /** A worker's side of the mail queue; it sends when told to. */
  mailSender: MailSender;
  /** The mails that arrived once everything that waits was sent, latest first. */
  mails(): Promise<CaughtMail[]>;
  /** Lines the process logged as errors. */
  faults: string[];
  /** Executes a document over HTTP. */
  run(
    document: string,
    variables?: Record<string, unknown>,
    as?: { token: string } | null,
    cookie?: string,
  ): Promise<Answer>;
  /** A creator with a finished profile and an e-mail sign-in. */
  signUpCreator(screenName: string): Promise<TestPerson>;
  /** A visitor's anonymous account. */
  visit(): Promise<TestPerson>;
  /** A stored picture of this person: a flat colour with a line of its own, so that no two are alike. */
  addImage(person: TestPerson, type?: ImageType, size?: { width: number; height: number }): Promise<string>;
  close(): Promise<void>;
}

let imageCount = 0;

/** Everybody has the same password. Its hash takes long on purpose, and is made once. */
const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

/** A small PNG that differs from every other one this process made. */
export async function drawPng(width = 400, height = 560): Promise<Buffer> {
  imageCount += 1;
  const tint = { r: imageCount % 256, g: (imageCount * 7) % 256, b: (imageCount * 31) % 256 };
  return sharp({ create: { width, height, channels: 3, background: tint } })
    .png()
    .toBuffer();
}

/** A token lives 300 s, and a file of tests on a busy machine longer. */
const RENEW_EVERY_MS = 60_000;

/** A person with a running session, who proved just now who they are. */
async function signIn(
  services: Services,
  accountId: string,
  kind: Actor['kind'],
  screenName: string,
): Promise<TestPerson> {
  const session = { userAgent: 'Test', isAuthenticated: true };
  const { id } = await services.database.transact((tx) => startSession(tx, accountId, session));
  const token = await issuerOf(services).issue({ accountId, kind }, id);
  return { actor: { accountId, kind, sessionId: id }, token, screenName };
}

/** Signs people in and renews their tokens until it is closed. */
function keepSignedIn(services: Services) {
  const people: TestPerson[] = [];
  const renewing = setInterval(async () => {
    for (const person of people)
      person.token = await issuerOf(services).issue(person.actor, person.actor.sessionId ?? '');
  }, RENEW_EVERY_MS).unref();
  return {
    async signIn(accountId: string, kind: Actor['kind'], screenName: string): Promise<TestPerson> {
      const person = await signIn(services, accountId, kind, screenName);
      people.push(person);
      return person;
    },
    close: () => clearInterval(renewing),
  };
}

const CONFIGURATION = {
  KOMAWARI_ENV: 'test',
  KOMAWARI_SECRET: 'a-secret-of-the-tests-that-nobody-else-uses',
  KOMAWARI_PUBLIC_URL: 'http://localhost:3000',
  LOG_LEVEL: 'error',
};

async function registerTestRoutes(app: FastifyInstance, services: Services): Promise<void> {
  findOwnLanguageBy(app, (request) => findOwnLanguage(services, request));
  await app.register(cookie);
  registerHealth(app, services);
  registerIdentityRoutes(app, services);
  registerGraphQLRoute(app, services, new Map());
  registerReadingEvents(app, services);
  registerUploads(app, services, (authorization) => findUploader(services, authorization));
  serveDataExports(app, services);
  serveSalesFiles(app, services);
  serveReceipts(app, services);
  serveShareImages(app, services);
  serveWithdrawals(app, services);
  serveImages(app, {
    store: services.pageStore,
    privateImages: servePrivateImages(services),
  });
  registerDiscovery(app, services);
  registerOpenID(app, services);
  servePaymentWebhook(app, services);
  serveMatureGate(app, services);
  await app.ready();
}

/** Starts a test application on a database of its own. `environment` is added to what it is configured with. */
export async function createTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'komawari-test-'));
  const { url } = await createTestDatabase();
  const inbox = await startDevInbox();
  const stripe = await startStripe({ delivers: false });
  const config = readConfig({
    ...CONFIGURATION,
    DATABASE_URL: url,
    KOMAWARI_DATA: folder,
    SMTP_URL: inbox.smtpUrl,
    ...stripe.environment,
    ...environment,
  });
  const faults: string[] = [];
  const app = createServer(config, { write: (line) => void faults.push(line) });
  const services = await createServices(config, app.log);
  inbox.register(app);
  await registerTestRoutes(app, services);

  const people = keepSignedIn(services);
  // One at a time: mails arrive in the order in which they were asked for.
  const mailSender = createMailSender(services, app.log, { atOnce: 1 });

  return {
    app,
    services,
    inbox,
    stripe,
    mailSender,
    mails: () => mailSender.sendDue().then(inbox.mails),
    faults,
    async run(document, variables, as, cookie) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql?opname=Test',
        headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...(cookie ? { cookie } : {}) },
        payload: { query: document, variables: variables ?? {} },
      });
      const body = response.json<{ data?: unknown; errors?: Answer['errors'] }>();
      return { status: response.statusCode, data: body.data ?? null, errors: body.errors ?? [] };
    },
    async signUpCreator(screenName) {
      passwordHash ??= hashPassword(PASSWORD);
      const hash = await passwordHash;
      const accountId = await services.database.transact(async (tx) => {
        const id = await insertAccount(tx);
        await insertEmailProvider(tx, id, `${screenName}@example.com`, hash);
        return id;
      });
      const created = await createUser(
        services,
        { accountId, kind: 'GUEST_WITH_PROVIDER' },
        { screenName, displayName: `${screenName} 先生` },
      );
      if (!created.ok) throw new Error(created.problems.map((problem) => problem.message).join(' '));
      return people.signIn(accountId, 'REGISTERED', screenName);
    },
    visit: async () =>
      people.signIn(await services.database.transact((tx) => insertAccount(tx)), 'GUEST_NO_PROVIDER', ''),
    async addImage(person, type = 'PAGE', size = { width: 400, height: 560 }) {
      imageCount += 1;
      const upload = await services.uploads.add(
        person.actor.accountId,
        `image-${imageCount}`,
        `p${imageCount}.png`,
        await drawPng(size.width, size.height),
      );
      const outcome = await createImage(services, person.actor, { uploadId: upload.id, type });
      if (!outcome.ok) throw new Error(outcome.problems.map((problem) => problem.message).join(' '));
      return outcome.value.id;
    },
    async close() {
      people.close();
      await app.close();
      await mailSender.close();
      await closeServices(services);
      await inbox.close();
      await stripe.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export { createBrowser } from './createBrowser.ts';
export { publishPaidEpisode } from './publishEpisode.ts';
export { writePurchase } from './purchaseRows.ts';
export { writeSale, type SaleRow } from './saleRows.ts';
