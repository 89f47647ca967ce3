import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { openSettled } from '../product/settled.ts';
import { test } from '../product/test.ts';

// A browser that keeps nothing for a site, as an app's own window or somebody's rules may have it: asking for its storage
// throws. `test` fails when a script does.

const blockStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get(): never {
          throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
        },
      });
  });

/** Opens a screen, which is more than the words that it failed. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await expect.soft(page.getByRole('heading', { name: 'Something went wrong' }), path).toHaveCount(0);
}

const guestScreens = [
  '/',
  '/new_works',
  '/search?q=zzzz',
  '/bookmarks',
  '/reading_histories',
  '/offline',
  '/signin',
  '/signup',
];

const ownScreens = [
  '/my',
  '/my/bookmarks',
  '/my/purchased',
  '/my/reading_histories',
  '/my/settings',
  '/my/settings/profile',
  '/my/settings/notification',
  '/my/settings/safety',
  '/notifications',
  '/workspace',
  '/workspace/works',
  '/workspace/manga/new',
  '/workspace/illustrations/new',
  '/workspace/mangafolio/edit',
  '/workspace/comments',
  '/workspace/analytics',
  '/workspace/sales/withdrawal/bank',
  '/workspace/site',
  '/workspace/trash',
];

test('a guest whose browser keeps nothing reads, searches and finds the way in', async ({ page, context }) => {
  const creator = await Creator.signUp('保存のない読者');
  const { episodeId } = await creator.publishWork({ title: '保存されない話', pages: 2 });
  await blockStorage(context);
  for (const path of [...guestScreens, creator.path]) await openWhole(page, path);
  await page.goto(`/episodes/${episodeId}`);
  await expect(page.locator('[data-reader] img').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
});

test('who is signed in without any storage sees every screen, saves and signs out', async ({ page, context }) => {
  const creator = await Creator.signUp('保存のない作者');
  await creator.signIn(context);
  await blockStorage(context);
  for (const path of ownScreens) await openWhole(page, path);

  await openSettled(page, '/my/settings/profile');
  await page.getByLabel('Introduction').fill('どこにも残らない人');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await openSettled(page, '/my/settings/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
});
