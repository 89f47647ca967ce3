import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '@komawari/postgres';
import { startS3 } from '@komawari/storage/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/index.ts';
import type { Services } from '../graphql/context.ts';
import type { Publisher } from '../publishing/index.ts';
import { createServer, registerRoutes } from './app.ts';
import { schema } from './schema.ts';
import { removePictures } from '../media/images/index.ts';
import { startDevInbox } from '../mail/index.ts';
import { exempt, preparations, requests } from '../testing/outages/calls/index.ts';
import { createScene, type Scene } from '../testing/outages/createScene.ts';
import { createWalk, type Outage, type Walk } from '../testing/outages/createWalk.ts';
import { CUTS, cutPostgres } from '../testing/outages/cutPostgres.ts';
import { fillDisk } from '../testing/outages/fillDisk.ts';
import { createFingerprints } from '../testing/outages/fingerprint.ts';
import { openGate, type Gate, type GateState } from '../testing/outages/openGate.ts';
import { rootFieldsOf } from '../testing/selectEverything.ts';
import { startSocialServers } from '../testing/socialServers/index.ts';

let scene: Scene;
let walk: Walk;
let gates: Record<'mail' | 'bucket' | 'database', Gate>;
let postgres: RunningPostgres;
let folder: string;
let client: Client | null = null;
const ends: (() => Promise<unknown>)[] = [];

const portOf = (url: string): number => Number(new URL(url).port);
const start = (port?: number) =>
  startPostgres({ dataDir: folder, durability: 'throw-away', ...(port === undefined ? {} : { port }) });

/** A line to the database past every gate; a new one when the server was off. */
async function reach(): Promise<Client> {
  if (client === null) {
    client = new Client({ connectionString: postgres.url });
    client.on('error', () => (client = null));
    await client.connect();
  }
  return client;
}

/** Settings of the application behind the gates. */
let environment: Record<string, string>;

/** Starts the application with people of this round. */
async function begin(round: number): Promise<void> {
  scene = await createScene(environment, round);
  walk = createWalk(scene, await createFingerprints(reach));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'komawari-outages-'));
  // PostgreSQL may run as another user, who has to get in.
  await chmod(folder, 0o755);
  postgres = await start();
  await migrate(postgres.url);
  const [inbox, bucket] = [await startDevInbox(), await startS3()];
  gates = {
    mail: await openGate(() => portOf(inbox.smtpUrl)),
    bucket: await openGate(() => bucket.port),
    database: await openGate(() => portOf(postgres.url)),
  };
  const social = await startSocialServers();
  environment = {
    ...social.environment,
    DATABASE_URL: Object.assign(new URL(postgres.url), { port: gates.database.port }).href,
    SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${gates.bucket.port}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_TIMEOUT: '1',
  };
  await begin(0);
  ends.push(
    () => scene.test.close(),
    async () => client?.end(),
    ...Object.values(gates).map((gate) => () => gate.close()),
    () => inbox.close(),
    () => social.close(),
    () => bucket.close(),
    () => postgres.stop(),
    () => rm(folder, { recursive: true, force: true }),
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** Every registered route with a method that may change something, as "POST /path". */
async function listChangingRoutes(services: Services): Promise<string[]> {
  const server = createServer(services.config);
  const routes = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) routes.add(`${one} ${url}`);
  });
  const draw = () => Promise.reject(new Error('nobody asks for a page'));
  const publisher = { renderNow: draw, findDrawn: draw, drawForOne: draw } as unknown as Publisher;
  await registerRoutes(server, { services, publisher, devInbox: null });
  await server.ready();
  await server.close();
  return [...routes].toSorted();
}

const gated = (name: keyof typeof gates, state: GateState) => (): Outage => ({
  begin: () => gates[name].set(state),
  end: () => gates[name].set('open'),
});
const broken = (where: keyof typeof CUTS) => (): Outage => cutPostgres(gates.database, CUTS[where]);

const OUTAGES: Record<string, () => Outage> = {
  'the mail server refuses': gated('mail', 'closed'),
  'the mail server says nothing': gated('mail', 'silent'),
  'the object storage refuses': gated('bucket', 'closed'),
  'the object storage is too busy': gated('bucket', 'busy'),
  'the object storage says nothing': gated('bucket', 'silent'),
  'the disk is full': () => fillDisk(scene.test.services),
};

const BROKEN_LINES: Record<string, () => Outage> = {
  'the line to the database breaks at the first statement': broken('first statement'),
  'the line to the database breaks before the first commit': broken('before the first commit'),
  'the line to the database breaks after the first commit, unheard': broken('after the first commit, unheard'),
  'the line to the database breaks after the first commit': broken('after the first commit'),
};

/** Pictures of which bytes lie in the object storage and no row knows. */
async function strayPictures(): Promise<string[]> {
  const known = new Set((await scene.sql('SELECT id FROM images')).map(({ id }) => id));
  const found = new Set<string>();
  for (const prefix of ['originals/', 'derivatives/'])
    for await (const { key } of scene.test.services.objects.list(prefix)) found.add(key.split('/')[1] ?? '');
  return [...found].filter((id) => !known.has(id));
}

describe('whatever is out of service, an answer tells what became of the change', () => {
  it('every mutation is called', () => {
    expect(Object.keys(preparations).toSorted()).toEqual(rootFieldsOf(schema, 'mutation'));
  });

  it('every call that is no mutation and changes something is made, or it is said why not', async () => {
    const changing = await listChangingRoutes(scene.test.services);
    expect([...Object.keys(requests), ...Object.keys(exempt)].toSorted()).toEqual(changing);
  });

  it('the database is off', async () => {
    const port = portOf(postgres.url);
    const off: Outage = { begin: () => postgres.stop(), end: async () => void (postgres = await start(port)) };
    expect(await walk.walkWithout(off)).toEqual([]);
  });

  it('everything is back: without a new start, the same calls are done and change something', async () => {
    expect(await walk.learn()).toEqual([]);
  });

  it.each(Object.keys(OUTAGES))('%s', async (name) => {
    expect(await walk.walk(OUTAGES[name]!())).toEqual([]);
  });

  it('everything is as usual for other people, of whom each has no more works than are allowed', async () => {
    await scene.test.close();
    await begin(1);
    expect(await walk.learn()).toEqual([]);
  });

  it.each(Object.keys(BROKEN_LINES))('%s', async (name) => {
    expect(await walk.walk(BROKEN_LINES[name]!())).toEqual([]);
  });

  it('bytes that the outages before left of pictures without a row go with the next look', async () => {
    await scene.sql(`UPDATE image_removals SET due_at = now() - interval '1 second'`);
    await removePictures(scene.test.services);
    expect(await strayPictures()).toEqual([]);
  });
});
