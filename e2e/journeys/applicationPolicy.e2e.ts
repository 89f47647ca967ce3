import { expect, type BrowserContext } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { packPdf } from '../drawing/packPdf.ts';
import { packPsd } from '../drawing/packPsd.ts';
import { Creator } from '../product/Creator.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { expectTiles } from '../product/editor.ts';
import { test } from '../product/test.ts';

// The policy of the application's pages: it lets through whatever the application does, and nothing that was put into it.

/** Everything a policy stopped in this browser, on any page and in any frame. */
async function listenToViolations(context: BrowserContext): Promise<string[]> {
  const stopped: string[] = [];
  await context.exposeBinding('tellViolation', (_source, text: string) => void stopped.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation(text: string): void };
      tellViolation(`${effectiveDirective} ${blockedURI} ${new URL(documentURI, location.href).pathname}`);
    });
  });
  return stopped;
}

test('no screen of the application does anything its policy stops', async ({ page, context }) => {
  // It opens every screen of the application, one after the other.
  test.slow();
  const stopped = await listenToViolations(context);
  const creator = await Creator.signUp('規則を守る人');
  const imageIds = await creator.makePages(2);
  const { workId, episodeId } = await creator.publishWork({ title: '静かな規則', imageIds, hasCover: true });
  const illustrationId = await creator.publishIllustration('静かな絵', 1);
  const { externalWorkId, komawariWorkId } = await creator.fillPortfolio(workId);
  const open = async (path: string) => {
    const answer = await page.goto(path);
    expect([path, answer?.headers()['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("script-src 'self'; "),
    ]);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    // What is fetched and drawn after the heading is a part of the screen.
    await page.waitForLoadState('networkidle');
  };
  for (const path of ['/signin', '/signup', '/reset_password', '/reading_histories', '/review/nonsense'])
    await open(path);
  await creator.signIn(context);
  const work = `/workspace/manga/${workId}`;
  const portfolio = '/workspace/mangafolio';
  for (const path of [
    '/my',
    '/my/bookmarks',
    '/my/purchased',
    '/my/reading_histories',
    '/my/settings',
    '/notifications',
    ...['account', 'account/two_factor', 'data', 'profile', 'notification', 'tokens', 'webhooks', 'safety'].map(
      (name) => `/my/settings/${name}`,
    ),
    ...['', '/works', '/manga', '/manga/new', '/illustrations', '/illustrations/new', '/comments', '/fans'].map(
      (name) => `/workspace${name}`,
    ),
    ...['/trash', '/site', '/site/edit', '/site/settings', '/site/ad_tags'].map((name) => `/workspace${name}`),
    work,
    `${work}/edit`,
    `${work}/episodes/${episodeId}/edit`,
    `${work}/episodes/${episodeId}/review`,
    `/workspace/illustrations/${illustrationId}`,
    portfolio,
    `${portfolio}/edit`,
    `${portfolio}/edit/works`,
    `${portfolio}/edit/categories/new`,
    `${portfolio}/edit/works/external_works/${externalWorkId}`,
    `${portfolio}/edit/works/komawari_works/${komawariWorkId}`,
  ])
    await open(path);

  await open(`${work}/episodes/new`);
  await dropFiles(page, [
    png('p1.png', await drawPage(1)),
    { name: 'p2.pdf', type: 'application/pdf', body: await packPdf([{ picture: await drawPage(2) }]) },
    { name: 'p3.psd', type: '', body: await packPsd(await drawPage(3)) },
  ]);
  // The libraries for PDF and PSD are fetched first, and draw beside the product on the same cores.
  await expectTiles(page, [1, 2, 3], 90_000);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(stopped).toEqual([]);
});

test('a script that somebody got into a page does not run there, nor markup made out of text', async ({ browser }) => {
  // Not a browser of this test's own: what the policy stops is what is looked for.
  const context = await browser.newContext();
  const stopped = await listenToViolations(context);
  const page = await context.newPage();
  await page.route('**/signin', async (route) => {
    const response = await route.fetch();
    const injected = `<script>window.ran = 'script'</script><img src="/nothing.png" onerror="window.ran = 'handler'">
      <script src="https://evil.example/x.js"></script><style>body { display: none }</style></body>`;
    await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
  });
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const tried = await page.evaluate(() => {
    const outcomes: string[] = [];
    const attempt = (name: string, deed: () => void) => {
      try {
        deed();
        outcomes.push(`${name} went through`);
      } catch (error) {
        outcomes.push(`${name}: ${(error as Error).name}`);
      }
    };
    attempt('markup', () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'));
    attempt('worker', () => new Worker('/sw.js'));
    attempt('policy', () =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('evil', { createHTML: (text: string) => text }),
    );
    return { outcomes, ran: (globalThis as { ran?: string }).ran };
  });
  expect(tried.ran).toBeUndefined();
  expect(tried.outcomes).toEqual(['markup: TypeError', 'worker: TypeError', 'policy: TypeError']);
  // The browser tells of what it stopped a moment later.
  await expect
    .poll(() => stopped)
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline /signin',
        'script-src-attr inline /signin',
        'script-src-elem https://evil.example/x.js /signin',
        'style-src-elem inline /signin',
        'trusted-types trusted-types-policy /signin',
      ]),
    );
  await context.close();
});
