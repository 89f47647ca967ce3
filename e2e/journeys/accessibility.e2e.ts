import { expect } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { openEpisode } from '../product/reading.ts';
import { test } from '../product/test.ts';

// Every screen, in light on a desk and in dark on a phone.

let creator: Creator;
let published: PublishedEpisode;
let others: string[];

test.beforeAll(async () => {
  creator = await Creator.signUp('点字の翻訳者');
  const imageIds = await creator.makePages(4);
  published = await creator.publishWork({ title: '指で読む地図', tags: ['地図'], imageIds, hasCover: true });
  await creator.addEpisode(published.workId, { status: 'PUBLIC', pages: [{ imageId: imageIds[0] }] });
  const illustrationId = await creator.publishIllustration('点字の雪', 3);
  const { externalWorkId, komawariWorkId } = await creator.fillPortfolio(published.workId);
  others = [
    `/illustrations/${illustrationId}`,
    `${creator.path}/mangafolio/external_works/${externalWorkId}`,
    `${creator.path}/mangafolio/komawari_works/${komawariWorkId}`,
    ...['daily', 'weekly', 'monthly', 'total'].map((period) => `/rankings/${period}`),
    ...['1st', '1st/result', '2nd', '3rd'].map((award) => `/komawari_award_${award}`),
    '/search?q=地図',
    '/search?q=ないはずのことば',
    '/mangafolio',
    '/creator',
    '/analytics',
  ];
});

const looks = [
  { name: 'in light on a desk', options: { colorScheme: 'light', viewport: { width: 1280, height: 900 } } },
  {
    name: 'in dark on a phone',
    options: { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

for (const { name, options } of looks) {
  test.describe(name, () => {
    test.use(options);
    // Each looks at dozens of screens, one after the other.
    test.describe.configure({ timeout: 240_000 });

    test('the pages of readers can be used by everybody', async ({ page }) => {
      const paths = ['/', '/new_works', `/works/${published.workId}`, '/tags/地図', '/works/nowhere'];
      const ofCreator = ['', '/manga', '/illustrations', '/profile', '/mangafolio'].map(
        (subpage) => creator.path + subpage,
      );
      for (const path of [...paths, ...ofCreator, ...others]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectAccessible(page, path);
      }
    });

    test('the reader can be used by everybody, in each of its layouts and at the end', async ({ page }) => {
      await openEpisode(page, published.episodeId);
      for (const layout of ['spread', 'single', 'scroll']) {
        await page.evaluate(
          (action) => document.querySelector<HTMLElement>(`[data-reader-do="layout:${action}"]`)?.click(),
          layout,
        );
        await expectAccessible(page, `the reader, ${layout}`);
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-reader-do="layout:single"]')?.click());
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('button', { name: /^Like/ })).toBeVisible();
      await expect(page.getByLabel('Write a comment')).toBeVisible();
      await expectAccessible(page, 'the end of an episode');
    });

    test('signing in and up, and the workspace, can be used by everybody', async ({ page, context }) => {
      for (const [path, heading] of [
        ['/signin', 'Sign in'],
        ['/signup', 'Create an account'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page, path);
      }
      await creator.signIn(context);
      const work = `/workspace/manga/${published.workId}`;
      for (const path of [
        '/workspace',
        '/workspace/manga',
        '/workspace/manga/new',
        work,
        `${work}/edit`,
        '/workspace/site',
        '/workspace/site/edit',
        '/workspace/site/settings',
        '/workspace/site/ad_tags',
        '/workspace/works',
        '/workspace/comments',
        '/workspace/fans',
        '/workspace/scouts',
        '/workspace/illustrations',
        '/workspace/illustrations/new',
        '/my/settings/profile',
        '/my/settings/notification',
        '/notifications',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.goto(`${work}/episodes/${published.episodeId}/edit`);
      const tiles = page.getByRole('list', { name: 'Pages in reading order' });
      await expect(tiles.getByRole('article', { name: /ready$/ })).toHaveCount(4);
      await expectAccessible(page, 'the episode editor');
    });
  });
}
