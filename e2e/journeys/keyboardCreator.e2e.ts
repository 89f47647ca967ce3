import { expect, type Page } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { Creator } from '../product/Creator.ts';
import { focusOn, tabTo } from '../product/focus.ts';
import { statusesOf } from '../product/asGuest.ts';
import { test } from '../product/test.ts';

// A creator without a mouse: from an empty workspace to a public episode, and back.

/** Opens the menu of the first episode and chooses an entry of it with the arrow keys. */
async function choose(page: Page, entry: string): Promise<void> {
  await tabTo(page, { name: /^Actions for / });
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: entry });
  await expect(item).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('by keyboard alone a creator makes a work, uploads pages, publishes, edits and withdraws an episode', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('鍵盤の作家');
  await creator.signIn(context);
  await page.goto('/workspace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focusOn(page)).toMatchObject({ name: 'Skip to content', isVisible: true });
  await page.keyboard.press('Enter');
  await tabTo(page, { href: '/workspace/manga/new' });
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'New work' })).toBeVisible();
  await tabTo(page, { name: 'Choose files' });
  const chooser = page.waitForEvent('filechooser');
  // A key overtakes what tells the browser that its dialog is not to open. It has arrived when the page answers.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles(
    await Promise.all(
      [1, 2].map(async (number) => ({ name: `${number}.png`, mimeType: 'image/png', buffer: await drawPage(number) })),
    ),
  );
  await expect(page.getByRole('article', { name: /ready$/ })).toHaveCount(2);
  await tabTo(page, { name: /^Title/ });
  await page.keyboard.type('鍵盤で描いた夜');
  await tabTo(page, { name: /^Tags/ });
  await page.keyboard.type('夜');
  await page.keyboard.press('Enter');
  await tabTo(page, { name: /^Right to left/ });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Left to right/ })).toBeChecked();
  await tabTo(page, { name: /^One-shot/ });
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'One-shot' })).toBeChecked();
  await tabTo(page, { name: /^Title of the episode/ });
  await page.keyboard.type('夜の底');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  await tabTo(page, { name: /^Publish/ });
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '鍵盤で描いた夜' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '夜の底' });
  await expect(row).toContainText('Public');
  const episode = await row.getByRole('link').first().getAttribute('href');
  const episodeId = /episodes\/(\w+)/.exec(episode ?? '')?.[1] ?? '';
  const pageOf = `/episodes/${episodeId}`;
  await expect.poll(() => statusesOf(request, [pageOf])).toEqual({ [pageOf]: 200 });

  await choose(page, 'Edit');
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('夜の底');
  await tabTo(page, { name: /^Title/ });
  await page.keyboard.press('Control+A');
  await page.keyboard.type('夜の天井');
  await tabTo(page, { name: /^Update/ });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: '夜の天井' })).toContainText('Public');
  await expect.poll(async () => (await request.get(pageOf)).text()).toContain('夜の天井');

  await choose(page, 'Unpublish');
  await expect(page.getByRole('row').filter({ hasText: '夜の天井' })).toContainText('Draft');
  await expect.poll(() => statusesOf(request, [pageOf])).toEqual({ [pageOf]: 404 });
  // Where the hand was: the next step begins there and not at the top of the page.
  expect((await focusOn(page))?.name).toBe('Actions for 夜の天井');
});
