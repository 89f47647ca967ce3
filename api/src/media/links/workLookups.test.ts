import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import type { Network } from './fetchSafely.ts';
import { runWorkLookups, type LookupOptions } from './runWorkLookups.ts';

/** The tests' own server is the internet here, at one address. */
const network: Network = { resolve: async () => ['127.0.0.3'], isAllowed: (address) => address === '127.0.0.3' };

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;
let server: Server;
let origin: string;
let asked: string[];
let pages: Record<string, (response: ServerResponse) => void>;

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c7341a' } })
    .png()
    .toBuffer();
const html = (head: string) => (response: ServerResponse) =>
  void response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><head>${head}</head>`);

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('looks_up');
  other = await test.signUpCreator('looks_on');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page) page(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.3', resolve));
  origin = `http://shop.example:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  await test.services.database.query('forgetLookups', 'DELETE FROM external_work_lookups');
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  asked = [];
  const [cover, icon] = [await picture(600, 800), await picture(32, 32)];
  pages = {
    '/book': html(
      `<title>book | shop</title><meta property="og:title" content="霧の標本"><meta property="og:site_name" content="同人誌の店">
       <meta property="og:image" content="/cover.png"><link rel="icon" href="/icon.png" sizes="32x32">`,
    ),
    '/cover.png': (response) => void response.end(cover),
    '/icon.png': (response) => void response.end(icon),
  };
});

const FIELDS = 'id url state title siteName faviconURL thumbnailImage { id url width } problem { path code message }';
async function ask(url: string, as: TestPerson | null = owner) {
  const { data, errors } = await test.run(
    `mutation L($u: String!) { lookUpExternalWork(input: { url: $u }) { lookup { ${FIELDS} } problems { path code } } }`,
    { u: url },
    as,
  );
  return { ...data?.lookUpExternalWork, code: errors[0]?.extensions['code'] };
}
async function read(id: string, as: TestPerson = owner) {
  const { data, errors } = await test.run(
    `query R($id: ID!) { viewer { ... on RegisteredViewer { externalWorkLookup(id: $id) { ${FIELDS} } } } }`,
    { id },
    as,
  );
  return data?.viewer?.externalWorkLookup ?? errors[0]?.extensions['code'];
}
/** Asks, lets the worker look, and answers what the form is told. */
async function lookAt(url: string, options: LookupOptions = { network }) {
  const { lookup } = await ask(url);
  await runWorkLookups(test.services, options);
  return read(lookup.id);
}

const unreachable = (url: string) => ({
  path: ['url'],
  code: 'UNREACHABLE',
  message: `No public page could be reached at ${new URL(url).hostname} within 5 seconds. Check the URL, or fill in the fields yourself.`,
});

describe('a look at the page of a work elsewhere', () => {
  it('waits for the worker, then has title, picture and icon as copies of ours', async () => {
    const { lookup } = await ask(`${origin}/book`);
    expect([lookup.state, asked]).toEqual(['WAITING', []]);
    expect(await runWorkLookups(test.services, { network })).toBe(1);
    const found = await read(lookup.id);
    expect(found).toMatchObject({
      state: 'DONE',
      title: '霧の標本',
      siteName: '同人誌の店',
      faviconURL: expect.stringMatching(/^\/images\/.*sig=/),
      thumbnailImage: { url: expect.stringMatching(/^\/images\//), width: 600 },
      problem: null,
    });
    expect(await runWorkLookups(test.services, { network })).toBe(0);
    const { data } = await test.run(
      'mutation A($i: AddPortfolioWorkExternalInput!) { addPortfolioWorkExternal(input: $i) { changedId problems { code } } }',
      { i: { title: '私の題', urls: [{ url: lookup.url }], thumbnailImageId: found.thumbnailImage.id } },
      owner,
    );
    expect(data.addPortfolioWorkExternal.problems).toEqual([]);
  });

  it('takes the words of its title where a page says nothing else, and does without a picture', async () => {
    pages['/plain'] = html('<title>ただのページ</title>');
    expect(await lookAt(`${origin}/plain`)).toMatchObject({
      state: 'DONE',
      title: 'ただのページ',
      siteName: '',
      thumbnailImage: null,
    });
  });

  it('takes no picture that is a drawing with scripts, too small, or of our own network', async () => {
    const stamp = await picture(40, 40);
    pages['/svg.png'] = (response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    pages['/stamp.png'] = (response) => void response.end(stamp);
    for (const address of ['/svg.png', '/stamp.png', 'http://127.0.0.1/x.png', 'file:///etc/passwd', 'data:,x']) {
      pages['/book'] = html(`<title>本</title><meta property="og:image" content="${address}">`);
      expect(await lookAt(`${origin}/book`)).toMatchObject({ state: 'DONE', title: '本', thumbnailImage: null });
    }
  });

  it.each([
    ['javascript:alert(1)'],
    ['file:///etc/passwd'],
    ['ftp://store.example/'],
    ['https://user:password@store.example/'],
    ['store'],
  ])('of %s is refused before anybody looks', async (url) => {
    expect(await ask(url)).toMatchObject({ lookup: null, problems: [{ path: ['url'], code: 'FORM' }] });
  });

  it.each([
    ['http://127.0.0.1/'],
    ['http://169.254.169.254/latest/meta-data'],
    ['http://[::1]:5432/'],
    ['http://[::ffff:10.0.0.1]/'],
    ['http://2130706433/'],
    ['http://0x7f.1/'],
    ['https://93.184.215.14:8443/'],
    ['https://93.184.215.14:0/'],
  ])('of %s is refused by the worker, in the words for a page that nobody can reach', async (url) => {
    // The rule as the worker has it.
    expect(await lookAt(url, {})).toMatchObject({ state: 'FAILED', title: '', problem: unreachable(url) });
  });

  it('follows no redirect into our own network', async () => {
    pages['/book'] = (response) => void response.writeHead(302, { location: 'http://10.0.0.1/admin' }).end();
    expect((await lookAt(`${origin}/book`)).problem).toEqual(unreachable(origin));
  });

  it('tells nobody which names and addresses our own network has: private, unknown, closed and silent read alike', async () => {
    pages['/slow'] = () => undefined;
    const gone: Network = { ...network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    const inside: Network = { ...network, resolve: async () => ['10.0.0.1'] };
    const closed: Network = { resolve: async () => ['127.0.0.4'], isAllowed: () => true };
    const said = [
      await lookAt(`${origin}/slow`, { network, timeoutInMs: 50 }),
      await lookAt(`${origin}/book`, { network: gone }),
      await lookAt(`${origin}/book`, { network: inside }),
      await lookAt(`${origin}/book`, { network: closed }),
    ];
    for (const { state, problem } of said) expect([state, problem]).toEqual(['FAILED', unreachable(origin)]);
  });

  it('ends after five seconds, redirects, page and pictures together', async () => {
    const waited: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waited.push(ms);
      return AbortSignal.any([]);
    });
    onTestFinished(() => timeout.mockRestore());
    pages['/moved'] = (response) => void response.writeHead(302, { location: '/book' }).end();
    expect(await lookAt(`${origin}/moved`)).toMatchObject({ state: 'DONE', title: '霧の標本' });
    expect(waited).toEqual([5000]);
  });

  it('says in a sentence that there is nothing to read', async () => {
    pages['/file'] = (response) => void response.setHeader('content-type', 'application/pdf').end('%PDF');
    const said = [await lookAt(`${origin}/file`), await lookAt(`${origin}/missing`)].map(({ state, problem }) => [
      state,
      problem.code,
      problem.message,
    ]);
    expect(said).toEqual([
      ['FAILED', 'NO_PAGE', expect.stringContaining('has no readable page at this URL')],
      ['FAILED', 'NO_PAGE', expect.stringContaining('has no readable page at this URL')],
    ]);
  });

  it('is given up when nobody looked for half a minute', async () => {
    const { lookup } = await ask(`${origin}/book`);
    await test.services.database.query(
      'age',
      `UPDATE external_work_lookups SET requested_at = now() - interval '31 seconds'`,
    );
    expect(await read(lookup.id)).toMatchObject({ state: 'FAILED', problem: { code: 'NOBODY' } });
  });

  it('is there for whoever asked, and for nobody else', async () => {
    const { lookup } = await ask(`${origin}/book`);
    expect([await read(lookup.id, other), await read('nonsense')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await ask(`${origin}/book`, null)).code).toBe('UNAUTHENTICATED');
  });

  it('is taken once by two workers', async () => {
    for (let n = 0; n < 4; n += 1) await ask(`${origin}/book`);
    const taken = await Promise.all([1, 2].map(() => runWorkLookups(test.services, { network })));
    expect(taken[0]! + taken[1]!).toBe(4);
    expect(asked.filter((path) => path === '/book')).toHaveLength(4);
  });
});
