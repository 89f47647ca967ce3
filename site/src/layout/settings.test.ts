import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

const plain = await loadBuiltSite();
const set = await loadBuiltSite({
  adScript: 'https://ads.example/site.js',
  reports: 'https://reports.example/in?key=1',
});
const policyOf = ({ headers }: { headers: Record<string, string> }) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map((text) => {
      const [name = '', ...values] = text.trim().split(/\s+/);
      return [name, values];
    }),
  );

it('the ad script of the installation is on every page, once, and may run there (R2-090)', async () => {
  for (const path of ['/', '/works/w1', '/episodes/e24', '/new_works', '/@mashiro', '/404']) {
    const page = await set(path);
    const scripts = [...page.document.querySelectorAll<HTMLScriptElement>('script[src^="https:"]')];
    expect(scripts.map((script) => [script.src, script.hasAttribute('async')])).toEqual([
      ['https://ads.example/site.js', true],
    ]);
    const policy = policyOf(page);
    expect(policy['script-src']).toContain('https://ads.example');
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['connect-src']).toEqual(["'self'", 'https://reports.example', 'https://ads.example']);
  }
});

it('without settings nothing of another origin is loaded, called or allowed', async () => {
  const page = await plain('/works/w1');
  expect(page.document.querySelectorAll('script[src^="https:"], meta[name="komawari-reports"]')).toHaveLength(0);
  expect(page.headers['content-security-policy']).not.toMatch(/https:/);
});

it('pages know where failures are reported to, and nothing more', async () => {
  const { document } = await set('/works/w1');
  expect(document.querySelector<HTMLMetaElement>('meta[name="komawari-reports"]')?.content).toBe(
    'https://reports.example/in?key=1',
  );
});

it.each([
  ['/503', 'This page cannot be shown right now'],
  ['/offline', 'You seem offline'],
])('%s says in words what happened and offers a way on', async (path, heading) => {
  const { document, status } = await plain(path);
  expect([status, document.querySelector('h1')?.textContent]).toEqual([200, heading]);
  expect(document.querySelector('main a.btn--primary')?.getAttribute('href')).toBe('');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('header and footer lead only to pages there are', async () => {
  const { document } = await plain('/');
  const { routePatterns } = await import('../routes.ts');
  const links = [...document.querySelectorAll('header a, footer a:not([hreflang]), .bottom-nav a')].map(
    (a) => a.getAttribute('href') ?? '',
  );
  const own = links.filter(
    (href) => !/^\/(?:my|notifications|workspace|signin|signup|bookmarks|reading_histories)|feed\.\w+$/.test(href),
  );
  expect(own.length).toBeGreaterThan(4);
  for (const href of own) expect(routePatterns).toContain(href.replace(/#.*$/, '') || '/');
  expect(document.querySelector('a.skip')?.getAttribute('href')).toBe('#main');
});
