import { expect, type BrowserContext } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { openSettled, sidewaysOf } from '../product/settled.ts';
import { test } from '../product/test.ts';

// Whoever has nothing yet is told so on every screen, and what to do about it.

const widths = [390, 820, 1280];

/** A screen, and what it says while it has nothing to show. */
type Screen = readonly [path: string, words: string];

const ownScreens: readonly Screen[] = [
  ['/my', 'Nothing here yet'],
  ['/my/bookmarks', 'No bookmarks yet'],
  ['/my/purchased', 'Nothing bought yet'],
  ['/my/reading_histories', 'Nothing read yet'],
  ['/my/settings/purchase_history', 'No purchases'],
  ['/my/settings/safety', 'You have not blocked anybody.'],
  ['/my/settings/notification', 'You are not watching anybody yet.'],
  ['/my/settings/webhooks', 'No webhooks yet.'],
  ['/notifications', 'Nothing yet'],
];

const workspaceScreens: readonly Screen[] = [
  ['/workspace', 'No episodes yet'],
  ['/workspace/works', 'Your illustrations will appear here'],
  ['/workspace/manga', 'Your works will appear here'],
  ['/workspace/manga/new', 'No pages yet.'],
  ['/workspace/illustrations', 'Your illustrations will appear here'],
  ['/workspace/illustrations/new', 'Add at least one picture.'],
  ['/workspace/mangafolio', 'Your mangafolio will appear here'],
  ['/workspace/mangafolio/edit', 'No categories yet'],
  ['/workspace/mangafolio/edit/works', 'No works yet'],
  ['/workspace/mangafolio/edit/categories/new', 'No works yet'],
  ['/workspace/mangafolio/edit/categories/new/komawari_works', 'No works on Komawari yet'],
  ['/workspace/mangafolio/edit/categories/new/external_works', 'No works from elsewhere yet'],
  ['/workspace/comments', 'No open comments yet'],
  ['/workspace/fans', 'Your fans will appear here'],
  ['/workspace/analytics', 'Analytics begin with'],
  ['/workspace/accesses', 'No views yet'],
  ['/workspace/sales/summary', 'Your sales will appear here'],
  ['/workspace/sales/monthly/2025/10', 'No sales in 2025年10月'],
  ['/workspace/sales/withdrawal', 'Where should it go?'],
  ['/workspace/sales/withdrawal/bank', 'Where should it go?'],
  ['/workspace/sales/withdrawal/history', 'Nothing has been withdrawn yet'],
  ['/workspace/sales/withdrawal/new', 'Where should it go?'],
  ['/workspace/site', 'No description yet.'],
  ['/workspace/trash', 'The trash is empty'],
];

const guestScreens = (creator: Creator): readonly Screen[] => [
  [creator.path, 'Nothing published yet'],
  [`${creator.path}/manga`, 'No manga yet'],
  [`${creator.path}/illustrations`, 'No illustrations yet'],
  [`${creator.path}/mangafolio`, 'No mangafolio yet'],
  [`${creator.path}/profile`, 'No introduction yet'],
  ['/bookmarks', 'No bookmarks yet'],
  ['/reading_histories', 'Nothing read yet'],
  ['/offline', 'Nothing is kept yet.'],
  ['/search?q=zzzzqqqq', 'Nothing matches'],
];

async function walk(context: BrowserContext, screens: readonly Screen[], isMarked: boolean): Promise<void> {
  const page = await context.newPage();
  for (const [path, words] of screens) {
    await openSettled(page, path);
    const main = page.getByRole('main');
    await expect.soft(main, path).toContainText(words);
    await expect.soft(main, path).not.toContainText(/undefined|NaN|\[object|Invalid Date/);
    await expect.soft(main.getByRole('alert'), path).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysOf(page), `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
    // At the last width, the widest, every place has its link on the screen.
    if (isMarked) await expect.soft(page.locator('[aria-current]:visible'), path).not.toHaveCount(0);
  }
}

test('a guest is told what is not there yet', async ({ openBrowser }) => {
  const creator = await Creator.signUp('空の人');
  await walk(await openBrowser(), guestScreens(creator), false);
});

test('a new account is told what will appear on its pages', async ({ openBrowser }) => {
  const context = await openBrowser();
  await (await Creator.signUp('新しい読者')).signIn(context);
  await walk(context, ownScreens, true);
});

test('a new creator is told what will appear in the workspace', async ({ openBrowser }) => {
  const context = await openBrowser();
  await (await Creator.signUp('新しい作者')).signIn(context);
  await walk(context, workspaceScreens, true);
  // It has a link from the first letter on.
  await walk(context, [['/workspace/scouts', 'No department has written to you yet']], false);
});

test('a work that nobody can read yet is named in its figures', async ({ openBrowser }) => {
  const context = await openBrowser();
  const creator = await Creator.signUp('下書きの人');
  const { workId } = await creator.publishWork({ title: '話のない作品', status: 'DRAFT' });
  await creator.signIn(context);
  const page = await context.newPage();
  await openSettled(page, `/workspace/accesses/works/${workId}`);
  await expect(page.getByRole('combobox', { name: 'Work' })).toHaveValue(workId);
  await expect(page.getByRole('option', { name: '話のない作品' })).toBeAttached();
  await openSettled(page, `/workspace/analytics/${workId}`);
  await expect(page.getByRole('main')).toContainText('Analytics begin with');
});

test('a guest who asks for their notifications is told where signing in leads', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByText('You will continue to your notifications.')).toBeVisible();
});
