import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { fetchLinkPreviews } from './fetchLinkPreviews.ts';
import type { Network } from './fetchSafely.ts';
import { previewLink } from './previewLink.ts';

/** The tests' own server is the internet here, at one address. */
const network: Network = { resolve: async () => ['127.0.0.2'], isAllowed: (address) => address === '127.0.0.2' };

let test: TestApp;
let owner: TestPerson;
let server: Server;
let origin: string;
let people = 0;
let asked: string[];
let pages: Record<string, (response: ServerResponse, request: IncomingMessage) => void>;

const png = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c7341a' } })
    .png()
    .toBuffer();
const html = (head: string) => (response: ServerResponse) =>
  void response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><head>${head}</head>`);

beforeAll(async () => {
  test = await createTestApp();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page) page(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  origin = `http://shop.example:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  owner = await test.signUpCreator(`links_${(people += 1)}`);
  await test.services.database.query('forgetLinks', 'DELETE FROM link_previews');
  asked = [];
  const icon = await png(32);
  pages = {
    '/': html('<title>同人誌の店</title><link rel="icon" href="/icon.png" sizes="32x32">'),
    '/icon.png': (response) => void response.end(icon),
  };
});

async function setLinks(...urls: string[]) {
  const { data } = await test.run(
    'mutation L($l: [SiteLinkInput!]!) { updateSite(input: { links: $l }) { problems { code } } }',
    { l: urls.map((url) => ({ title: 'x', url })) },
    owner,
  );
  expect(data.updateSite.problems).toEqual([]);
}
const favicons = async (as: TestPerson | null = null): Promise<(string | null)[]> =>
  (
    await test.run(
      'query S($n: String!) { user(screenName: $n) { site { links { faviconUrl } } } }',
      { n: owner.screenName },
      as,
    )
  ).data?.user.site.links.map((link: { faviconUrl: string | null }) => link.faviconUrl);
const takeKeys = async () =>
  (await test.services.database.query<{ key: string }>('takeKeys', 'DELETE FROM content_changes RETURNING key')).map(
    ({ key }) => key,
  );

describe('a link of a creator', () => {
  it('has no icon until the worker has looked, then one of our own, and its pages are told', async () => {
    await setLinks(`${origin}/`);
    expect([await favicons(), asked]).toEqual([[null], []]);
    await takeKeys();
    expect(await fetchLinkPreviews(test.services, network)).toBe(1);
    const [address] = await favicons();
    expect(address).toMatch(/^\/images\/i[0-9a-v]{20}\/64\.webp$/);
    const response = await test.app.inject({ url: address! });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([64, 64]);
    expect(await takeKeys()).toEqual(
      expect.arrayContaining([`Site:${owner.actor.accountId}`, expect.stringMatching(/^Image:i/)]),
    );
    expect(await fetchLinkPreviews(test.services, network)).toBe(0);
  });

  it('loses its icon with the last place that links to it, and a closed site shows it to nobody', async () => {
    await setLinks(`${origin}/`);
    await fetchLinkPreviews(test.services, network);
    const [address] = await favicons();
    const get = async () => (await test.app.inject({ url: address! })).statusCode;
    await test.run('mutation C { updateSite(input: { isClosed: true }) { problems { code } } }', {}, owner);
    expect([await get(), (await favicons(owner))[0]]).toEqual([404, expect.stringMatching(/&sig=/)]);
    await test.run('mutation O { updateSite(input: { isClosed: false }) { problems { code } } }', {}, owner);
    expect(await get()).toBe(200);
    await takeKeys();
    await setLinks();
    expect(await get()).toBe(404);
    expect(await takeKeys()).toContainEqual(expect.stringMatching(/^Image:i/));
  });

  it('in a portfolio gets its icon too, and the title of its page where the creator gave none', async () => {
    const { data } = await test.run(
      'mutation A($i: AddPortfolioWorkExternalInput!) { addPortfolioWorkExternal(input: $i) { changedId problems { code } } }',
      { i: { title: '本', urls: [{ url: `${origin}/` }, { title: '私の名付け', url: `${origin}/?2` }] } },
      owner,
    );
    pages['/?2'] = pages['/']!;
    await takeKeys();
    await fetchLinkPreviews(test.services, network);
    const { changedId } = data.addPortfolioWorkExternal;
    expect(await takeKeys()).toEqual(expect.arrayContaining([`ExternalWork:${changedId}`]));
    const answer = await test.run(
      'query X($n: String!, $id: ID!) { user(screenName: $n) { portfolio { externalWork(id: $id) { urls { title faviconURL } } } } }',
      { n: owner.screenName, id: changedId },
    );
    expect(answer.data.user.portfolio.externalWork.urls).toEqual([
      { title: '同人誌の店', faviconURL: expect.stringMatching(/^\/images\//) },
      { title: '私の名付け', faviconURL: expect.stringMatching(/^\/images\//) },
    ]);
  });

  it('into our own network is never followed, and stays with the neutral sign', async () => {
    await setLinks('http://127.0.0.1/', 'http://169.254.169.254/latest/meta-data', 'http://[::1]:5432/');
    // The rule as the worker has it.
    while ((await fetchLinkPreviews(test.services)) > 0);
    expect([await favicons(), asked]).toEqual([[null, null, null], []]);
    const rows = await test.services.database.query('states', 'SELECT DISTINCT state FROM link_previews');
    expect(rows).toEqual([{ state: 'FAILED' }]);
  });

  it('that cannot be reached is tried again later, three times in all', async () => {
    const gone: Network = { ...network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    await setLinks(`${origin}/`);
    const states = [];
    for (let tries = 0; tries < 4; tries += 1) {
      await fetchLinkPreviews(test.services, gone);
      const [row] = await test.services.database.query<{ state: string; isLater: boolean }>(
        'state',
        'SELECT state, due_at > now() AS "isLater" FROM link_previews',
      );
      states.push(row);
      await test.services.database.query('hurry', `UPDATE link_previews SET due_at = now() - interval '1 second'`);
    }
    expect(states.map((row) => row?.state)).toEqual(['WAITING', 'WAITING', 'FAILED', 'FAILED']);
    expect(states[0]?.isLater).toBe(true);
  });

  it('is looked up sixty times an hour for one creator, the rest later', async () => {
    await test.services.database.query(
      'insertLinks',
      `INSERT INTO link_previews (user_id, url) SELECT $1, $2 || '/' || n FROM generate_series(1, 70) n`,
      [owner.actor.accountId, origin],
    );
    while ((await fetchLinkPreviews(test.services, network)) > 0);
    expect(asked).toHaveLength(60);
  });
});

describe('what stands for a page', () => {
  const look = (path = '/') => previewLink(`${origin}${path}`, network);

  it('is its title in one line of at most thirty characters, whatever encoding it is written in', async () => {
    pages['/'] = html('<title>  とても\n長い &lt;b&gt; \u202e題名 ' + '長'.repeat(40) + '</title>');
    const { title } = await look();
    expect([title.startsWith('とても 長い <b> 題名 長'), [...title].length]).toEqual([true, 30]);
    // 漫画 in Shift_JIS.
    pages['/'] = (response) =>
      void response
        .setHeader('content-type', 'text/html')
        .end(
          Buffer.concat([
            Buffer.from('<meta charset=shift_jis><title>'),
            Buffer.from([0x96, 0x9f, 0x89, 0xe6]),
            Buffer.from('</title>'),
          ]),
        );
    expect((await look()).title).toBe('漫画');
  });

  it('is the usual icon when it names none, also one of the old kind that holds a PNG', async () => {
    const picture = await png(48);
    const entry = Buffer.alloc(22);
    entry.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(picture.length, 14);
    entry.writeUInt32LE(22, 18);
    pages['/'] = html('<title>x</title>');
    pages['/favicon.ico'] = (response) => void response.end(Buffer.concat([entry, picture]));
    const { icon } = await look();
    expect(await sharp(icon!).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
  });

  it.each([
    [
      'a drawing in SVG, whatever it is called',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><title>404</title>'],
    ['nothing', ''],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an old icon that points outside of itself', Buffer.from('000001000100101000000100200000ffff0016000000', 'hex')],
  ])('is no icon when it is %s', async (_what, body) => {
    pages['/icon.png'] = (response) => void response.setHeader('content-type', 'image/png').end(body);
    expect(await look()).toEqual({ title: '同人誌の店', icon: null });
  });

  it('is no icon of our own network, however the page names it', async () => {
    pages['/'] = html(
      '<title>t</title><link rel="icon" href="http://127.0.0.1/a.png"><link rel="shortcut icon" href="//[::1]/b.png"><link rel="apple-touch-icon" href="file:///etc/passwd">',
    );
    const judged: string[] = [];
    const strict: Network = { ...network, isAllowed: (address) => (judged.push(address), address === '127.0.0.2') };
    expect((await previewLink(`${origin}/`, strict)).icon).toBeNull();
    expect(judged.filter((address) => address !== '127.0.0.2').toSorted()).toEqual(['127.0.0.1', '::1']);
  });

  it('is found in five seconds altogether, or not at all', async () => {
    pages['/icon.png'] = () => undefined;
    const started = performance.now();
    expect((await previewLink(`${origin}/`, network, 300)).icon).toBeNull();
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
