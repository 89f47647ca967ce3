// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReported, scrub, traceSampleRate } from './reportRules.ts';
import { startReports } from './startReports.ts';

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, unknown>);

let closing = new AbortController();

/** The test's window as a reader of `path` has it. */
function pageAt(path: string, userAgent = agent): Window {
  history.replaceState(null, '', path);
  return new Proxy(window, {
    get(target, key) {
      if (key === 'navigator') return { userAgent, sendBeacon };
      if (key === 'addEventListener')
        return (type: string, listener: EventListener) =>
          target.addEventListener(type, listener, { signal: closing.signal });
      return Reflect.get(target, key) as unknown;
    },
  });
}
const fail = (message: string, filename = 'https://komawari.example/_astro/page.js') =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename, error: new Error(message) }));

beforeEach(() => {
  document.head.innerHTML = '<meta name="komawari-reports" content="https://reports.example/in">';
});
afterEach(() => {
  sendBeacon.mockClear();
  closing.abort();
  closing = new AbortController();
});

it('reports of failures say production, and one visit in a thousand is timed (R9-030, R9-033)', () => {
  expect(traceSampleRate).toBe(0.001);
  startReports(pageAt('/works/w1'), 0.0011);
  expect(sendBeacon).not.toHaveBeenCalled();
  startReports(pageAt('/works/w1'), 0.0009);
  expect(sent()).toMatchObject([{ kind: 'trace', environment: 'production', path: '/works/w1' }]);
});

it('without an address nothing is listened to', () => {
  document.head.innerHTML = '';
  const page = pageAt('/works/w1');
  const listen = vi.spyOn(window, 'addEventListener');
  startReports(page, 0);
  expect([listen.mock.calls.length, sendBeacon.mock.calls.length]).toEqual([0, 0]);
});

it('a failing page says so a few times, without anything that names the reader', () => {
  startReports(pageAt('/episodes/e1?token=secret'), 1);
  for (let times = 0; times < 9; times += 1) fail('aki@example.com could not read /x?token=abc');
  const reports = sent().filter(({ message }) => String(message).includes('could not read'));
  expect(reports).toHaveLength(5);
  expect(JSON.stringify(reports)).not.toMatch(/aki@example|token=abc|secret/);
  expect(reports[0]).toMatchObject({ kind: 'error', path: '/episodes/e1', message: '<mail> could not read /x' });
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
])('a crawler is not reported: %s (R9-031)', (crawler) => {
  expect(isReported({ agent: crawler, path: '/works/w1' })).toBe(false);
  expect(isReported({ agent, path: '/works/w1' })).toBe(true);
});

it('pages of manga are reported, those of accounts and money are not (R9-032)', () => {
  const paths = (list: string[]) => list.filter((path) => isReported({ agent, path }));
  const manga = [
    '/',
    '/works/w1',
    '/episodes/e1',
    '/illustrations/l1',
    '/@aki',
    '/@aki/manga',
    '/tags/SF',
    '/rankings/daily',
    '/new_works',
    '/search',
    '/mangafolio',
    '/workspace/manga/w1/edit',
    '/ja',
    '/ja/works/w1',
  ];
  expect(paths(manga)).toEqual(manga);
  expect(
    paths([
      '/signin',
      '/signup/profile',
      '/my',
      '/my/settings/account',
      '/oauth2/authorize',
      '/workspace/sales/withdrawal/bank',
      '/notifications',
      '/reset_password',
    ]),
  ).toEqual([]);
});

it('what other people’s scripts do on our pages is their business', () => {
  const judge = (source: string) => isReported({ agent, path: '/', source });
  expect(judge('https://komawari.example/_workspace/assets/main.js')).toBe(true);
  expect(judge('chrome-extension://abc/content.js')).toBe(false);
  expect(judge('https://ads.example/tag.js')).toBe(false);
});

it('a report carries no mail address, query, secret or account', () => {
  expect(scrub(`u0123456789abcdefghij ${'x'.repeat(50)} https://a.example/b?c=d#e f@g.example`)).toBe(
    '<id> <long> https://a.example/b <mail>',
  );
  expect(scrub('x y '.repeat(1000))).toHaveLength(500);
});
