import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningNginx, startNginx } from './startNginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'komawari-limits-'));
let nginx: RunningNginx;
let api: Server;
let asked = 0;
/** Answers of the API that wait until somebody lets them go. */
const held: (() => void)[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'pages/works/w1'), { recursive: true });
  mkdirSync(join(folder, 'assets/_astro'), { recursive: true });
  writeFileSync(join(folder, 'pages/works/w1/index.html'), '<!doctype html>');
  api = createServer(({ url }, response) => {
    asked += 1;
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (url?.includes('held')) held.push(answer);
    else answer();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  nginx = await startNginx({ publicDir: folder, api: [address, address], calls: 2 });
});
afterAll(async () => {
  await nginx.stop();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

/** Asks as somebody behind a proxy that is believed. */
const ask = (path: string, address: string, init: RequestInit = {}) =>
  fetch(nginx.url + path, { ...init, headers: { 'x-forwarded-for': address } });

async function askOften(path: string, times: number, address: string, init: RequestInit = {}) {
  const answers: Response[] = [];
  while (answers.length < times) answers.push(await ask(path, address, init));
  return answers;
}

const CALL = { method: 'POST', body: '{}' };

it.each<[string, string, string, RequestInit?]>([
  ['calls', '/graphql', '192.0.2.1', CALL],
  ['paths that nobody has drawn', '/works/made-up', '192.0.2.2'],
  ['attempts to sign in', '/identity/sign_in', '192.0.2.3', CALL],
])(
  'an address that makes too many %s is told when to come again, and the API hears no more of it',
  async (_what, path, address, init) => {
    const before = asked;
    const answers = await askOften(path, 300, address, init);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBe(asked - before);
    // 150 at once, and two a second while it lasts.
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]!.headers.get('retry-after')).toBe('5');
    expect(refused[0]!.headers.get('cache-control')).toBe('no-store');
    expect(await refused[0]!.text()).toContain('RATE_LIMITED');
  },
);

it('an address has only so many calls open at once, and others are answered meanwhile', async () => {
  const statuses: number[] = [];
  const asking = Array.from({ length: 20 }, async () => {
    statuses.push((await ask('/graphql?held', '192.0.2.6', CALL)).status);
  });
  await expect.poll(() => statuses.length).toBe(18);
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect((await ask('/graphql', '192.0.2.7', CALL)).status).toBe(200);
  for (const answer of held) answer();
  await Promise.all(asking);
  expect(statuses.slice(18)).toEqual([200, 200]);
});

it('who has a whole network of IPv6 is one visitor', async () => {
  const statuses: number[] = [];
  for (let nth = 1; nth <= 300; nth += 1)
    statuses.push((await ask('/graphql', `2001:db8:0:a0a::${nth.toString(16)}`, CALL)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
  expect((await ask('/graphql', '2001:db8:0:b0a::1', CALL)).status).toBe(200);
});

it('who loads files slowly may call meanwhile', async () => {
  writeFileSync(join(folder, 'assets/_astro/large.js'), Buffer.alloc(32 * 2 ** 20, 'a'));
  const loading = await Promise.all(Array.from({ length: 10 }, async () => ask('/_astro/large.js', '192.0.2.9')));
  // None of them is read: the server has not come to the end.
  expect(loading.map(({ status }) => status)).toEqual(loading.map(() => 200));
  expect((await ask('/graphql', '192.0.2.9', CALL)).status).toBe(200);
  await Promise.all(loading.map(({ body }) => body?.cancel()));
});

it('pages that are there are nobody’s call', async () => {
  const own = await askOften('/works/w1', 300, '192.0.2.1');
  expect(own.filter(({ status }) => status !== 200)).toEqual([]);
});

it('calls of the processor of payments are not counted', async () => {
  const told = await askOften('/webhooks/stripe', 300, '192.0.2.8', CALL);
  expect(told.filter(({ status }) => status !== 200)).toEqual([]);
});
