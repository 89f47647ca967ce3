import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from './app.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { registerGraphQLRoute } from './route.ts';

const STORED = 'query Stored { viewer { kind } }';
const STORED_WRITE = 'mutation W($i: UpdateSiteInput!) { updateSite(input: $i) { problems { code } } }';
let test: TestApp;
/** The same API as it runs in production, with one stored document. */
let production: FastifyInstance;

beforeAll(async () => {
  test = await createTestApp();
  const config = { ...test.services.config, env: 'production' as const };
  production = createServer(config);
  await production.register(cookie);
  registerGraphQLRoute(
    production,
    { ...test.services, config },
    new Map([
      ['abc', STORED],
      ['stored-write', STORED_WRITE],
    ]),
  );
  await production.ready();
});
afterAll(async () => {
  await production.close();
  await test.close();
});

interface Sent {
  payload?: string | object;
  headers?: Record<string, string>;
  method?: 'POST' | 'GET' | 'PUT';
  url?: string;
}
async function send({ payload, headers = {}, method = 'POST', url = '/graphql' }: Sent, app = test.app) {
  const response = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const body = response.headers['content-type']?.includes('json')
    ? response.json<{ data?: unknown; errors?: { message: string; extensions?: { code: string } }[] }>()
    : {};
  return { status: response.statusCode, data: body.data ?? null, error: body.errors?.[0] };
}

const nested = (levels: number): string =>
  `query D { user(screenName: "x") { ${'site { user { '.repeat(levels)} id ${'} } '.repeat(levels)} } }`;
const aliased = (count: number): string =>
  `query A { ${Array.from({ length: count }, (_, n) => `a${n}: viewer { kind }`).join(' ')} }`;

describe('documents that ask for too much are refused before they run', () => {
  it.each([
    ['nested 13 deep', nested(7)],
    ['nested 200 deep', nested(100)],
    ['31 aliases', aliased(31)],
    ['1,000 aliases', aliased(1000)],
    [
      'fragments in a circle',
      'query C { viewer { ...A } } fragment A on Viewer { kind ...B } fragment B on Viewer { ...A }',
    ],
    ['100 directives', `query D { viewer { kind ${'@include(if: true) '.repeat(100)} } }`],
    ['more than 2,000 tokens', `query T { viewer { ${'kind '.repeat(2100)} } }`],
    [
      'lists in lists in lists',
      'query L { newWorks(first: 100) { nodes { episodes(first: 100) { nodes { pages(first: 200) { nodes { image { slices { url srcSet } } } } work { episodes(first: 100) { nodes { daredemoComments(first: 100) { nodes { body } } } } } } } } } }',
    ],
    ['no operation', 'fragment A on Viewer { kind }'],
    ['two operations', 'query A { viewer { kind } } query B { viewer { id } }'],
    ['a field that does not exist', 'query F { viewer { kinds } }'],
    ['no GraphQL', 'SELECT * FROM works'],
    ['nothing', ''],
  ])('%s', async (_name, query) => {
    const { status, data, error } = await send({ payload: { query } });
    expect([status, data, error?.extensions?.code]).toEqual([400, null, 'BAD_USER_INPUT']);
    expect(error?.message).not.toMatch(/did you mean/i);
  });

  it('a document of more than 20,000 characters, and a body of more than 2 MB', async () => {
    expect(await send({ payload: { query: `query Q { viewer { kind } } #${'x'.repeat(20_000)}` } })).toMatchObject({
      status: 400,
      error: { extensions: { code: 'BAD_USER_INPUT' } },
    });
    expect(await send({ payload: { query: STORED, variables: { x: 'x'.repeat(2_200_000) } } })).toMatchObject({
      status: 413,
      error: { extensions: { code: 'BAD_USER_INPUT' } },
    });
  });

  it('what is within the limits runs', async () => {
    expect((await send({ payload: { query: aliased(20) } })).data).toMatchObject({ a0: { kind: 'GUEST_NO_PROVIDER' } });
  });
});

describe('requests of another form are refused', () => {
  it.each<[string, Sent]>([
    ['a batch', { payload: [{ query: STORED }, { query: STORED }] }],
    ['a batch of one', { payload: [{ query: STORED }] }],
    ['a text', { payload: '"query"', headers: { 'content-type': 'application/json' } }],
    ['broken JSON', { payload: '{"query": ', headers: { 'content-type': 'application/json' } }],
    ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }],
    [
      'text/plain, which a foreign page may send without asking',
      { payload: JSON.stringify({ query: STORED }), headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a form',
      { payload: 'query=%7Bviewer%7Bkind%7D%7D', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'a multipart form',
      { payload: '--x\r\n\r\n--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
    ['variables that are a list', { payload: { query: STORED, variables: [1] } }],
    ['a name of no operation', { payload: { query: STORED, operationName: 'Other' } }],
  ])('%s', async (_name, sent) => {
    const { status, data, error } = await send(sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect([data, error?.extensions?.code]).toEqual([null, 'BAD_USER_INPUT']);
  });

  it('[R7-002] GET and PUT run nothing, so no picture or link can', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const { status, data } = await send({ method, url: `/graphql?query=${encodeURIComponent(STORED)}` });
      expect([status, data]).toEqual([404, null]);
    }
  });
});

describe('documents that nobody sent before', () => {
  const fresh = (count: number): string => `query N { viewer { kind } } # ${count}`;
  const from = (remoteAddress: string, payload: object) =>
    production.inject({ method: 'POST', url: '/graphql', remoteAddress, payload });

  it('are read so many times a minute for an address, and then wait; known ones go on, and so do other addresses', async () => {
    for (let count = 0; count < 120; count += 1)
      expect((await from('203.0.113.1', { query: fresh(count) })).statusCode).toBe(200);
    const refused = await from('203.0.113.1', { query: fresh(120) });
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const [address, payload] of [
      ['203.0.113.1', { query: fresh(7) }],
      ['203.0.113.1', { documentId: 'abc' }],
      ['203.0.113.2', { query: fresh(120) }],
    ] as const)
      expect((await from(address, payload)).statusCode).toBe(200);
  });

  it('count too where they are refused, so that nonsense is no way around', async () => {
    for (let count = 0; count < 120; count += 1)
      expect((await from('203.0.113.3', { query: `nonsense ${count}` })).statusCode).toBe(400);
    expect((await from('203.0.113.3', { query: 'nonsense 120' })).statusCode).toBe(429);
  });
});

describe('stored documents', () => {
  it('run by their hash', async () => {
    expect(await send({ payload: { documentId: 'sha256:abc' } }, production)).toMatchObject({
      status: 200,
      data: { viewer: { kind: 'GUEST_NO_PROVIDER' } },
    });
  });

  it.each(['sha256:unknown', 'unknown', 'sha256:', '', '__proto__', 'constructor', 'sha256:toString'])(
    'the unknown hash %j answers 400',
    async (documentId) => {
      expect(await send({ payload: { documentId } }, production)).toMatchObject({
        status: 400,
        error: { extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } },
      });
      // A text beside it is not run in its place.
      expect(await send({ payload: { documentId, query: STORED } }, production)).toMatchObject({
        status: 400,
        data: null,
        error: { extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } },
      });
    },
  );

  it('a known hash is what runs, whatever text comes with it', async () => {
    const payload = { documentId: 'abc', query: 'query Other { viewer { id } }' };
    expect((await send({ payload }, production)).data).toEqual({ viewer: { kind: 'GUEST_NO_PROVIDER' } });
  });

  it('a caller with a wrong operation name spoils a document for nobody else', async () => {
    expect((await send({ payload: { documentId: 'abc', operationName: 'Nope' } }, production)).status).toBe(400);
    expect((await send({ payload: { documentId: 'abc', operationName: 'Stored' } }, production)).status).toBe(200);
  });

  it('the schema is told in development and not in production', async () => {
    const query = 'query I { __schema { types { name } } }';
    expect((await send({ payload: { query } })).status).toBe(200);
    expect(await send({ payload: { query } }, production)).toMatchObject({ status: 400, data: null });
    expect(await send({ payload: { query: 'query I { __type(name: "Work") { name } }' } }, production)).toMatchObject({
      status: 400,
      data: null,
    });
    expect((await send({ payload: { query: 'query T { viewer { __typename } }' } }, production)).status).toBe(200);
  });
});

describe('names that nobody was told', () => {
  it.each([
    ['a field', { query: 'query F { viewer { kinds } }' }],
    ['a field of a query', { query: 'query F { newWork(first: 1) { nodes { id } } }' }],
    ['an argument', { query: 'query A { user(screenNam: "x") { id } }' }],
    ['a type', { query: 'query T { viewer { ... on RegisteredViewers { id } } }' }],
    [
      'a value of an enum',
      { query: 'mutation M { updateSite(input: { scrollDirection: RIGHT_TO_LEF }) { problems { code } } }' },
    ],
    [
      'a field of a variable',
      {
        query: 'mutation V($i: UpdateSiteInput!) { updateSite(input: $i) { problems { code } } }',
        variables: { i: { isClose: true } },
      },
    ],
    [
      'a field of a variable, in a stored document',
      { documentId: 'stored-write', variables: { i: { isClose: true } } },
    ],
    [
      'a value of an enum in a variable',
      {
        query: 'mutation V($i: CreateWebhookInput!) { createWebhook(input: $i) { problems { code } } }',
        variables: { i: { url: 'https://hooks.example/', events: ['FAN_GAINE'] } },
      },
    ],
  ])('%s: a mistake in it is answered without the right ones', async (_what, payload) => {
    for (const app of [test.app, production]) {
      if ('documentId' in payload && app === test.app) continue;
      const { status, data, error } = await send({ payload }, app);
      expect([status, data, error?.extensions?.code]).toEqual([400, null, 'BAD_USER_INPUT']);
      expect(error?.message).not.toMatch(/did you mean|suggestion/i);
      expect(error?.message).not.toMatch(/isClosed|FAN_GAINED|RIGHT_TO_LEFT/);
    }
  });
});

describe('guessing', () => {
  it('a thousand passwords tried at once count as a thousand: five are looked at', async () => {
    await test.signUpCreator('guessed');
    const attempt = (password: string, ip: string) =>
      test.app.inject({
        method: 'POST',
        url: '/identity/sign_in',
        headers: { 'x-komawari-client': 'web' },
        payload: { email: 'guessed@example.com', password },
        remoteAddress: ip,
      });
    const tries = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => attempt(`guess number ${n}`, '198.51.100.7')),
    );
    const codes = Object.groupBy(tries, (response) => String(response.statusCode));
    expect([codes['401']?.length, codes['429']?.length]).toEqual([5, 995]);
    expect((await attempt('correct horse battery', '198.51.100.7')).statusCode).toBe(429);
    expect((await attempt('correct horse battery', '198.51.100.8')).statusCode).toBe(200);
  });

  it('thirty mails asked for in one document count as thirty', async () => {
    const query = `mutation M { ${Array.from({ length: 30 }, (_, n) => `m${n}: sendSignUpLink(input: { emailAddress: "many@example.net" }) { sentTo }`).join(' ')} }`;
    await send({ payload: { query } });
    const mails = await test.mails();
    expect(mails.filter((mail) => mail.to === 'many@example.net').length).toBeLessThanOrEqual(5);
    expect(
      await send({
        payload: {
          query: query.replace(
            /^mutation M .*$/s,
            'mutation M { sendSignUpLink(input: { emailAddress: "many@example.net" }) { sentTo } }',
          ),
        },
      }),
    ).toMatchObject({ error: { extensions: { code: 'RATE_LIMITED' } } });
  });
});
