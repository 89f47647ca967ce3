import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer as createApi } from '../app.ts';
import { registerGraphQLRoute } from '../route.ts';
import type { TestPerson } from '../../testing/createTestApp.ts';
import { createPublishedApp, type PublishedApp } from '../../testing/publishing/createPublishedApp.ts';
import { startTraces, type Traces } from './startTraces.ts';

/** A span as OTLP over HTTP writes it. */
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  links: { traceId: string; spanId: string }[];
  status: { code?: number };
}

const DOCUMENT =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }';

let test: PublishedApp;
let creator: TestPerson;
let collector: Server;
let traces: Traces;
let url: string;
const bodies: string[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  test = await createPublishedApp();
  creator = await test.signUpCreator('mina');
});
afterAll(async () => {
  await test.close();
  collector.close();
});

/** Asks an API that sends traces. */
async function ask(payload: object): Promise<number> {
  const { config } = test.services;
  const app = createApi({ ...config, observing: { ...config.observing, tracesTo: url } }, { write: () => undefined });
  await app.register(cookie);
  registerGraphQLRoute(app, test.services, new Map([['known', DOCUMENT]]));
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${creator.token}`, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    payload,
  });
  await app.close();
  return answer.statusCode;
}

/** What the collector gets of some work. */
async function follow(work: () => Promise<unknown>): Promise<Sent[]> {
  bodies.length = 0;
  traces = startTraces(url, 'komawari-api-worker');
  await work();
  await traces.close();
  return bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Sent[] }[] }) =>
      one.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const valueOf = ({ attributes }: Sent, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

const publishTower = async () => {
  const variables = { w: { title: '塔' }, e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } };
  return { documentId: 'known', variables };
};

describe('a publication that is followed', () => {
  it('is one trace from the request over its statements to each page that shows it, linked with the batch that drew it', async () => {
    const tower = await publishTower();
    await test.publisher.runOnce();
    const spans = await follow(async () => {
      expect(await ask(tower)).toBe(200);
      await test.publisher.runOnce();
    });
    const request = spans.find(({ name }) => name === 'POST /graphql')!;
    expect(valueOf(request, 'graphql.operation.name')).toBe('W');
    expect(valueOf(request, 'komawari.viewer')).toBe('REGISTERED');
    expect(request.traceId).not.toBe('a'.repeat(32));
    const ofTrace = spans.filter(({ traceId }) => traceId === request.traceId);
    expect(ofTrace.map(({ name }) => name)).toContain('declareChanges');
    const live = ofTrace.filter(({ name }) => name === 'live');
    expect(live.map((span) => valueOf(span, 'url.path'))).toEqual(expect.arrayContaining(['/', '/@mina']));
    const batch = spans.find(({ name }) => name === 'publish')!;
    expect(live.every(({ links }) => links[0]?.spanId === batch.spanId)).toBe(true);
    expect(batch.links.map(({ spanId }) => spanId).toSorted()).toEqual(live.map(({ spanId }) => spanId).toSorted());
    const drawing = spans.filter(({ traceId }) => traceId === batch.traceId).map(({ name }) => name);
    expect(drawing).toEqual(expect.arrayContaining(['draw', 'store', 'settleStale']));
  });

  it('tells neither what was written nor by whom', async () => {
    const tower = await publishTower();
    await follow(() => ask(tower));
    const told = bodies.join('');
    expect(told).toContain('insert works');
    for (const secret of ['塔', creator.token, 'mina', 'INSERT INTO']) expect(told).not.toContain(secret);
  });
});

it('what is not followed leaves no trace with its changes', async () => {
  await ask(await publishTower());
  const rows = await test.services.database.query(
    'traces',
    'SELECT trace FROM content_changes ORDER BY id DESC LIMIT 1',
  );
  expect(rows).toEqual([{ trace: null }]);
});

it('a collector that is away holds nothing up', async () => {
  const away = startTraces('http://127.0.0.1:1', 'komawari-api');
  expect(await ask(await publishTower())).toBe(200);
  await test.publisher.runOnce();
  await away.close();
});
