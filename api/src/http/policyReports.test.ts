import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../composition/app.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { registerPolicyReports } from './policyReports.ts';

let test: TestApp;
let app: FastifyInstance;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  lines = [];
  const config = { ...test.services.config, logLevel: 'info' };
  app = createServer(config, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  registerPolicyReports(app, test.services);
  return () => app.close();
});

const ORIGIN = 'https://komawari.example';
const single = (report: object) => ({
  type: 'application/csp-report',
  body: {
    'csp-report': {
      'document-uri': `${ORIGIN}/workspace/manga/w0123456789abcdefghij/edit?from=mina`,
      referrer: `${ORIGIN}/@mina`,
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      disposition: 'enforce',
      'blocked-uri': 'inline',
      'line-number': 12,
      'source-file': `${ORIGIN}/_workspace/assets/index-abc.js`,
      'status-code': 200,
      'script-sample': 'alert("mina@example.com")',
      ...report,
    },
  },
});
const many = (...bodies: object[]) => ({
  type: 'application/reports+json',
  body: bodies.map((body) => ({
    type: 'csp-violation',
    age: 10,
    url: `${ORIGIN}/my`,
    user_agent: 'Mozilla/5.0 of Mina',
    body: {
      documentURL: `${ORIGIN}/my/settings/account`,
      effectiveDirective: 'img-src',
      blockedURL: 'https://tracker.example/pixel.gif?mina',
      disposition: 'enforce',
      sample: 'mina',
      ...body,
    },
  })),
});
const send = ({ type, body }: { type: string; body: unknown }, from = '198.51.100.9') =>
  app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: from,
  });
const told = () =>
  lines.map(({ directive, blocked, page, source, count }) => ({ directive, blocked, page, source, count }));

it('what a browser stopped is one line of the log, in the formats of either engine', async () => {
  expect((await send(single({}))).statusCode).toBe(204);
  expect((await send(many({}))).statusCode).toBe(204);
  expect(told()).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'inline',
      page: '/workspace/manga/…/edit',
      source: '/_workspace/assets/index-abc.js:12',
      count: 1,
    },
    { directive: 'img-src', blocked: 'https://tracker.example', page: '/my/settings/account', source: '', count: 1 },
  ]);
});

it('nothing that leads to a person is kept: no ids, queries, samples, addresses or secrets', async () => {
  await send(
    single({ 'document-uri': `${ORIGIN}/review/secretoflink`, 'blocked-uri': `${ORIGIN}/images/i1/640.webp` }),
  );
  await send(many({ documentURL: `${ORIGIN}/@mina/manga`, blockedURL: 'data:text/html,mina' }));
  await send(many({ documentURL: 'mina', blockedURL: 'Mina was here', effectiveDirective: 'MINA <b>' }));
  expect(told().map(({ page, blocked }) => [page, blocked])).toEqual([
    ['/review/…', ORIGIN],
    ['another page', 'data:'],
    ['another page', 'something else'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/mina|secretoflink|198\.51|w0123|i1\/640/i);
});

it('the same again is counted, and told anew when it is ten times as many', async () => {
  for (let n = 0; n < 12; n += 1) await send(many(...Array.from({ length: 10 }, () => ({}))));
  expect(told().map(({ count }) => count)).toEqual([1, 10, 100]);
});

it('what an extension of somebody’s browser tried is no fault of the page', async () => {
  await send(single({ 'source-file': 'chrome-extension', 'blocked-uri': 'inline' }));
  await send(single({ 'blocked-uri': 'moz-extension://0123/inject.js' }));
  await send(many({ sourceFile: 'safari-web-extension://0123/inject.js' }));
  expect(lines).toEqual([]);
});

it('other reports of the browser are passed over', async () => {
  const body = [{ type: 'deprecation', body: { id: 'x' } }, ...(many({}).body as object[])];
  expect((await send({ type: 'application/reports+json', body })).statusCode).toBe(204);
  expect(told()).toHaveLength(1);
});

it.each([
  ['no JSON', { type: 'application/csp-report', body: '{"csp-report": ' }, 400],
  ['no report', { type: 'application/csp-report', body: {} }, 400],
  ['a report of the other format', { type: 'application/reports+json', body: single({}).body }, 400],
  ['more than twenty at once', many(...Array.from({ length: 21 }, () => ({}))), 400],
  ['JSON of no format', { type: 'application/json', body: single({}).body }, 415],
  ['a form', { type: 'application/x-www-form-urlencoded', body: 'csp-report=1' }, 415],
  [
    'more than 32 kB',
    { type: 'application/csp-report', body: JSON.stringify(single({ x: 'x'.repeat(33_000) }).body) },
    413,
  ],
])('%s is refused, and nothing is logged', async (_what, sent, status) => {
  expect((await send(sent)).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

it('one address tells of sixty an hour, another one is still heard', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 61; n += 1) codes.push((await send(many({}))).statusCode);
  expect([codes.filter((code) => code === 204).length, codes.at(-1)]).toEqual([60, 429]);
  expect((await send(many({}), '198.51.100.10')).statusCode).toBe(204);
});
