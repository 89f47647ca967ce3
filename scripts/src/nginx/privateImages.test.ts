import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import {
  createBrowser,
  createTestApp,
  publishPaidEpisode,
  writePurchase,
  type TestApp,
  type TestPerson,
} from '@komawari/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
/** Where nginx keeps the bytes of a picture. */
const keptFile = (url: string) => join(nginx.cacheDir, url.split('?')[0]!);
const statusOf = async (...call: Parameters<typeof get>) => (await get(...call)).status;

/** All that an answer says, but for when and on which connection. */
const told = ({ status, headers }: Response) => [
  status,
  ...[...headers].filter(([name]) => !['connection', 'date', 'keep-alive', 'server', 'accept-ranges'].includes(name)),
];

/** Waits until the bytes of a picture lie in nginx: it fetches them beside the first answer. */
async function keepBytes(url: string, headers = as(buyer)): Promise<void> {
  expect(await statusOf(url, headers)).toBe(200);
  await expect.poll(() => existsSync(keptFile(url))).toBe(true);
}

it('sends a bought picture as the API does, to the last header, and asks it for the bytes no more once it has them', async () => {
  const [url] = bought.urls;
  const plain = await get(url, as(buyer), 'GET', direct);
  const bytes = Buffer.from(await plain.arrayBuffer());
  const compare = async (headers = {}) => {
    const sent = await get(url, { ...as(buyer), ...headers });
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
    expect(told(sent)).toEqual(told(plain));
    expect(sent.headers.get('accept-ranges')).toBe('bytes');
  };
  await compare();
  await expect.poll(() => existsSync(keptFile(url))).toBe(true);
  expect(readFileSync(keptFile(url)).equals(bytes)).toBe(true);
  asked = [];
  await compare();
  await compare({ 'accept-encoding': 'gzip' });
  // What a browser may have kept is as unknown as it is to the API.
  await compare({ 'if-none-match': '"x"' });
  await compare({ 'if-modified-since': new Date().toUTCString() });
  expect(asked.filter((line) => line.startsWith('GET /images/'))).toEqual([]);
  const byHttps = await get(url, { ...as(buyer), 'x-forwarded-proto': 'https' });
  expect(byHttps.headers.get('strict-transport-security')).toBe('max-age=63072000');
});

it('keeps nothing of a request that is refused, asks for a part, or comes by another method', async () => {
  const [url, second] = bought.urls;
  const without = (name: string) => url.replace(new RegExp(`&${name}=[^&]*`), '');
  expect(await statusOf(url, as(other))).toBe(404);
  expect(await statusOf(url, {})).toBe(404);
  expect(await statusOf(url, as(buyer), 'HEAD')).toBe(404);
  expect(await statusOf(url, { ...as(buyer), range: 'bytes=0-9' })).toBe(206);
  expect(await statusOf(without('pass'))).toBe(200);
  expect(await statusOf(`${url.split('?')[0]}`)).toBe(404);
  // What is kept comes after: by then the others would lie there too.
  await keepBytes(second);
  expect(existsSync(keptFile(url))).toBe(false);
});

it('a permission is kept for four seconds in all, whether the web server renews it early or is configured as before', async () => {
  const [url] = bought.urls;
  const ask = async (headers = {}) => {
    const { status, headers: said } = await get(`/may_fetch${url}`, { ...as(buyer), ...headers }, 'GET', direct);
    return [status, ...['cache-control', 'x-picture-caching', 'x-accel-expires'].map((name) => said.get(name))];
  };
  const browsers = 'private, max-age=450';
  const early = { 'x-picture-renewal': 'early' };
  expect(await ask()).toEqual([204, browsers, null, '4']);
  expect(await ask(early)).toEqual([204, 'max-age=3, stale-while-revalidate=1', browsers, null]);
  expect(await ask({ ...as(other), ...early })).toEqual([403, 'no-store', null, null]);
  // Without the episode it is said of one picture.
  const alone = `/may_fetch${url.replace(/&in=[^&]*/, '')}`;
  const { status, headers } = await get(alone, { ...as(buyer), ...early }, 'GET', direct);
  expect([status, headers.get('cache-control'), headers.has('x-picture-key')]).toEqual([204, 'no-store', false]);
});

it('sends every picture while nothing can be kept', async () => {
  const [url] = bought.urls;
  const plain = Buffer.from(await (await get(url, as(buyer), 'GET', direct)).arrayBuffer());
  const compare = async () => {
    for (let time = 0; time < 3; time += 1) {
      const sent = await get(url);
      expect(sent.status).toBe(200);
      expect(Buffer.from(await sent.arrayBuffer()).equals(plain)).toBe(true);
    }
    expect(existsSync(keptFile(url))).toBe(false);
  };
  // A file stands where the folder would be; then it may not be written at all.
  rmSync(`${nginx.cacheDir}/images`, { recursive: true, force: true });
  writeFileSync(`${nginx.cacheDir}/images`, '');
  try {
    await compare();
    rmSync(`${nginx.cacheDir}/images`);
    chmodSync(nginx.cacheDir, 0o500);
    await compare();
  } finally {
    rmSync(`${nginx.cacheDir}/images`, { force: true });
    chmodSync(nginx.cacheDir, 0o700);
  }
});

it('sends a part, and nothing of what a browser has, to those who may', async () => {
  const [url] = bought.urls;
  const bytes = Buffer.from(await (await get(url)).arrayBuffer());
  await keepBytes(url);
  const part = await get(url, { ...as(buyer), range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  expect(await statusOf(url, { ...as(buyer), range: `bytes=${bytes.length}-` })).toBe(416);
  expect(await statusOf(url, { ...as(other), range: 'bytes=10-19' })).toBe(404);
});

it('refuses nobody, others, other methods, altered and other addresses, also while the bytes lie here', async () => {
  const [url, second] = bought.urls;
  await keepBytes(url);
  await keepBytes(second);
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
    [`${path}?${query.replace(/sig=[^&]+/, '$&x')}`],
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
  await keepBytes(url);
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
    '/keep_picture',
    '/not-kept',
    '/may_fetch',
    `/may_fetch${url}`,
    `/x/../may_fetch${url}`,
    `/%6day_fetch${url}`,
    `//may_fetch${url}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(asked.filter((line) => line.includes('may_fetch'))).toEqual([]);
});

it('is asked to keep a picture by nobody but itself', async () => {
  const [url] = bought.urls;
  const { hostname, port } = new URL(nginx.url);
  const asKeeper = (address: string) =>
    new Promise((resolve, reject) => {
      const headers = { ...as(buyer), host: 'pictures.invalid', 'x-forwarded-for': address };
      request({ hostname, port, path: url, headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  asked = [];
  expect(await asKeeper('192.0.2.1')).toBe(404);
  expect(asked).toEqual([]);
});

it('asks once for all pages of an episode, and sends no other than those that were handed out', async () => {
  const [url, second] = bought.urls;
  // A second episode of the same creator, which the buyer did not buy, and whose addresses somebody else has.
  const { id: unbought } = await publishPaidEpisode(test, author);
  await writePurchase(test, { buyer: other, seller: author, episodeId: unbought });
  const { data } = await test.run(PAGES, { id: unbought }, other);
  const foreign: string = data.episode.pages.nodes[1].image.url;
  expect(await statusOf(foreign, as(other))).toBe(200);
  await keepBytes(second);
  await keepBytes(url);
  await expect.poll(() => existsSync(keptFile(foreign))).toBe(true);
  expect(asked.filter((line) => line.includes(`in=${bought.id}`) && line.includes('may_fetch'))).toHaveLength(1);
  asked = [];
  expect([await statusOf(url), await statusOf(second)]).toEqual([200, 200]);
  expect(asked).toEqual([]);
  const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);
  const change = (address: string, changes: Record<string, string | null>) => {
    const query = queryOf(address);
    for (const [name, value] of Object.entries(changes))
      if (value === null) query.delete(name);
      else query.set(name, value);
    return `${address.split('?')[0]}?${query}`;
  };
  const pass = queryOf(url).get('pass') ?? '';
  const [path = ''] = url.split('?');
  const refused = [
    // The permission for the bought episode, and the picture of another one.
    `${foreign.split('?')[0]}?${url.split('?')[1]}`,
    change(foreign, { for: buyer.actor.accountId, in: bought.id, exp: queryOf(url).get('exp') }),
    change(foreign, { for: buyer.actor.accountId, in: bought.id, exp: queryOf(url).get('exp'), pass }),
    `${foreign}&in=${bought.id}`,
    // Another size of a bought picture, and the pass of another page.
    `${path.replace(/\/[^/]+$/, '/160.webp')}?${url.split('?')[1]}`,
    `${path.replace(/\/[^/]+$/, '/1.webp')}?${url.split('?')[1]}`,
    change(url, { pass: queryOf(second).get('pass'), sig: queryOf(second).get('sig') }),
    change(url, { sig: 'x', pass: null }),
    change(url, { sig: 'x', pass: '' }),
    change(url, { sig: 'x', pass: pass.toLowerCase() }),
    change(url, { sig: 'x', pass: 'A'.repeat(22) }),
    change(url, { in: unbought, sig: 'x' }),
  ];
  for (const address of refused) expect([address, await statusOf(address)]).toEqual([address, 404]);
  expect(await statusOf(url, as(buyer), 'HEAD')).toBe(404);
  // Nothing of what was refused stays, and what is right goes on opening.
  expect(await statusOf(url)).toBe(200);
});

it('believes no permission that names other things to nginx than to the API', async () => {
  const [url] = bought.urls;
  const { id: unbought } = await publishPaidEpisode(test, author);
  await writePurchase(test, { buyer: other, seller: author, episodeId: unbought });
  const { data } = await test.run(PAGES, { id: unbought }, other);
  const foreign: string = data.episode.pages.nodes[1].image.url;
  expect(await statusOf(foreign, as(other))).toBe(200);
  const [path, query] = url.split('?');
  // nginx takes the first of several, in any case of letters; the API the one that is written as it is called.
  for (const doubled of [
    `IN=${unbought}&${query}`,
    `in=${unbought}&${query}`,
    `For=${other.actor.accountId}&${query}`,
  ]) {
    await get(`${path}?${doubled}`);
    await get(`${path}?${doubled}`);
    const theirs = new URLSearchParams(foreign.split('?')[1]);
    for (const address of [foreign, `${foreign.split('?')[0]}?${doubled}&pass=${theirs.get('pass')}`])
      expect([address, await statusOf(address)]).toEqual([address, 404]);
  }
});

it('notes on the purchase that the paid pages were asked for', async () => {
  expect(await statusOf(bought.urls[0])).toBe(200);
  const [row] = await test.services.database.query<{ at: Date | null }>(
    'readAt',
    'SELECT paid_pages_read_at AS at FROM purchases WHERE id = $1',
    [bought.purchase],
  );
  expect(row?.at).toBeInstanceOf(Date);
});

describe('what a reader loses who goes on reading is closed within five seconds', () => {
  /** What nginx knows of the reader, whose pictures lie here, when it happens. @returns when, in ms after it, the last picture was asked for that came */
  async function lastOpenAfter(happening: () => Promise<unknown>, headers: Record<string, string>): Promise<number> {
    const [url, second] = bought.urls;
    await keepBytes(url, headers);
    await keepBytes(second, headers);
    await happening();
    const since = performance.now();
    let last = 0;
    for (let at = last; (await statusOf(second, headers)) === 200; at = performance.now() - since) last = at;
    expect([await statusOf(url, headers), await statusOf(second, headers)]).toEqual([404, 404]);
    return last;
  }

  it('when the purchase is given back', async () => {
    const refund = () =>
      test.services.database.query('refund', `UPDATE purchases SET status = 'REFUNDED' WHERE id = $1`, [
        bought.purchase,
      ]);
    expect(await lastOpenAfter(refund, as(buyer))).toBeLessThan(5000);
  });

  it('when the session ends', async () => {
    const browser = createBrowser(test);
    await browser.signIn('buyer');
    expect(await lastOpenAfter(() => browser.call('sign_out'), { cookie: browser.cookie() })).toBeLessThan(5000);
    expect(await statusOf(bought.urls[0])).toBe(200);
  });

  it('when the operators close the account', async () => {
    const disable = (at: 'now()' | 'NULL') =>
      test.services.database.query('disable', `UPDATE accounts SET disabled_at = ${at} WHERE id = $1`, [
        buyer.actor.accountId,
      ]);
    try {
      expect(await lastOpenAfter(() => disable('now()'), as(buyer))).toBeLessThan(5000);
    } finally {
      await disable('NULL');
    }
  });
});

it('says in a sentence that no process answers, bytes or not', async () => {
  const [url] = bought.urls;
  const alone = await startNginx({ publicDir: test.services.config.publicDir, api: ['127.0.0.1:9', '127.0.0.1:9'] });
  const answer = await fetch(alone.url + url, { headers: as(buyer) });
  await alone.stop();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
