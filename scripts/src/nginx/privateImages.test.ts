import { chmodSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { createTestApp, publishPaidEpisode, writePurchase, type TestApp, type TestPerson } from '@komawari/api/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningNginx, startNginx } from './startNginx.ts';

// Pictures behind a wall, through the configuration that is shipped and the API as it is.

let test: TestApp;
let nginx: RunningNginx;
let direct: string;
let author: TestPerson;
let buyer: TestPerson;
let other: TestPerson;
/** What reached the API. */
let asked: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  test.app.server.prependListener('request', ({ method, url }) => asked.push(`${method} ${url}`));
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  direct = `http://127.0.0.1:${port}`;
  const { publicDir } = test.services.config;
  chmodSync(dirname(publicDir), 0o755);
  nginx = await startNginx({ publicDir, api: [`127.0.0.1:${port}`, `127.0.0.1:${port}`] });
  author = await test.signUpCreator('author');
  buyer = await test.signUpCreator('buyer');
  other = await test.signUpCreator('other');
});
afterAll(async () => {
  await nginx?.stop();
  await test.close();
});

const PAGES = `query P($id: ID!) { episode(id: $id) { pages(first: 10) { nodes { image { url } } } } }`;

interface Bought {
  id: string;
  purchase: string;
  /** The buyer's addresses of pages 2 and 3. */
  urls: [string, string];
}

let bought: Bought;
beforeEach(async () => {
  const { id } = await publishPaidEpisode(test, author);
  const purchase = await writePurchase(test, { buyer, seller: author, episodeId: id });
  const { data } = await test.run(PAGES, { id }, buyer);
  const urls = data.episode.pages.nodes.map(({ image }: { image: { url: string } }) => image.url);
  bought = { id, purchase, urls: [urls[1], urls[2]] };
  asked = [];
});

const as = ({ token }: TestPerson): Record<string, string> => ({ authorization: `Bearer ${token}` });
const get = (url: string, headers: Record<string, string> = as(buyer), method = 'GET', at = nginx.url) =>
  fetch(at + url, { method, headers });
const statusOf = async (...call: Parameters<typeof get>) => (await get(...call)).status;

it('sends a bought picture as the API does, and asks it for the bytes once', async () => {
  const [url] = bought.urls;
  const plain = await get(url, as(buyer), 'GET', direct);
  const bytes = Buffer.from(await plain.arrayBuffer());
  for (let time = 0; time < 3; time += 1) {
    const sent = await get(url);
    expect(sent.status).toBe(200);
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'])
      expect([name, sent.headers.get(name)]).toEqual([name, plain.headers.get(name)]);
    expect(sent.headers.has('set-cookie')).toBe(false);
  }
  expect(asked.filter((line) => line === `GET ${url}`)).toHaveLength(2);
  expect(asked.filter((line) => line.startsWith('GET /may_fetch/')).length).toBeLessThanOrEqual(3);
});

it('sends a part, and nothing of what a browser has, to those who may', async () => {
  const [url] = bought.urls;
  const bytes = Buffer.from(await (await get(url)).arrayBuffer());
  const part = await get(url, { ...as(buyer), range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  expect(await statusOf(url, { ...as(buyer), range: `bytes=${bytes.length}-` })).toBe(416);
  expect(await statusOf(url, { ...as(other), range: 'bytes=10-19' })).toBe(404);
});

it('refuses nobody, others, other methods, altered and other addresses, also while the bytes lie here', async () => {
  const [url, second] = bought.urls;
  expect(await statusOf(url)).toBe(200);
  const [path = '', query = ''] = url.split('?');
  const [secondPath = ''] = second.split('?');
  const refused: Parameters<typeof get>[] = [
    [url, {}],
    [url, as(other)],
    [path],
    [path, as(author), 'POST'],
    [url, as(buyer), 'HEAD'],
    [url, as(buyer), 'POST'],
    [`${secondPath}?${query}`],
    [`${path}?${query.replace(/exp=\d+/, 'exp=99999999999')}`],
    [`${path}?${query}x`],
    // What begins like one picture and leads to another.
    [`${path}%2f..%2f..%2f..${secondPath}?${query}`],
    [`${path}/../../..${secondPath}?${query}`],
    [`${path}%3f/../../../..${secondPath}?${query}`],
    [`/images/x%2f..%2f${secondPath.slice('/images/'.length)}?${query}`],
  ];
  for (const [to, headers, method] of refused)
    expect([to, method, await statusOf(to, headers, method)]).toEqual([to, method, 404]);
  const answer = await get(url, as(other));
  expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-store', 'Not found\n']);
});

it('opens nothing by a header or a path from outside', async () => {
  const [url] = bought.urls;
  await get(url);
  const guesses = {
    'x-accel-redirect': url,
    'x-accel-expires': '1000',
    'x-picture-method': 'GET',
    'x-original-url': url,
    'x-forwarded-for': '127.0.0.1',
    'cache-control': 'only-if-cached',
  };
  expect(await statusOf(url, { ...as(other), ...guesses })).toBe(404);
  expect(await statusOf(url, { ...as(buyer), ...guesses }, 'HEAD')).toBe(404);
  asked = [];
  for (const path of [
    '/may_fetch',
    `/may_fetch${url}`,
    `/x/../may_fetch${url}`,
    `/%6day_fetch${url}`,
    `//may_fetch${url}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(asked.filter((line) => line.includes('may_fetch'))).toEqual([]);
});

it('notes that the paid pages were asked for, and closes within seconds when the purchase is given back', async () => {
  const [url, second] = bought.urls;
  expect(await statusOf(url)).toBe(200);
  const [row] = await test.services.database.query<{ at: Date | null }>(
    'readAt',
    'SELECT paid_pages_read_at AS at FROM purchases WHERE id = $1',
    [bought.purchase],
  );
  expect(row?.at).toBeInstanceOf(Date);
  for (let time = 0; time < 3; time += 1) await get(second);
  await test.services.database.query('refund', `UPDATE purchases SET status = 'REFUNDED' WHERE id = $1`, [
    bought.purchase,
  ]);
  // Asked for once before: nothing was kept of that.
  expect(await statusOf(url)).toBe(404);
  const since = Date.now();
  await expect.poll(() => statusOf(second)).toBe(404);
  expect(Date.now() - since).toBeLessThan(20_000);
});

it('says in a sentence that no process answers, bytes or not', async () => {
  const [url] = bought.urls;
  const alone = await startNginx({ publicDir: test.services.config.publicDir, api: ['127.0.0.1:9', '127.0.0.1:9'] });
  const answer = await fetch(alone.url + url, { headers: as(buyer) });
  await alone.stop();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
