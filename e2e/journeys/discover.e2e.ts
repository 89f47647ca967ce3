import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

// A reader finds things: by a word however it is written, in a creator's illustrations, in a portfolio.

test('a word finds a work in any spelling, at once, and the URL keeps the search', async ({ page }) => {
  const creator = await Creator.signUp('海図の読み手');
  const title = `カモメの海図${randomUUID().slice(0, 6)}`;
  const { workId } = await creator.publishWork({ title, tags: ['航海'], pages: 1 });
  await page.goto('/');
  await page.getByRole('search').getByRole('searchbox').first().fill('かもめ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(`/works/${workId}`);
  await page.goBack();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

test('a search is narrowed by filters that are pressed, and the URL keeps them', async ({ page }) => {
  const creator = await Creator.signUp('灯台の番人');
  const word = `灯台${randomUUID().slice(0, 6)}`;
  await creator.publishWork({ title: word, pages: 1 });
  const found = page.getByRole('main').getByRole('link', { name: word }).first();
  await page.goto(`/search?q=${word}`);
  await expect(found).toBeVisible();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Price').selectOption('For sale');
  await expect(page).toHaveURL(`/search?q=paid%3A+${encodeURIComponent(word)}`);
  await expect(found).toBeHidden();
  await page.getByLabel('Price').selectOption('Free');
  await page.getByLabel('Language').selectOption('Japanese');
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Free' }).click();
  await expect(page).toHaveURL(`/search?q=lang%3Aja+${encodeURIComponent(word)}`);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove the filter Free' })).toBeVisible();
});

test('a search without a result says what to do', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('そんざいしない言葉')}`);
  await expect(page.getByRole('main')).toContainText(/No(thing| works)/);
});

test('an illustration is looked at by keyboard, in its page and full screen', async ({ page }) => {
  const creator = await Creator.signUp('窓辺の絵描き');
  const id = await creator.publishIllustration('窓辺', 3);
  await page.goto(`/illustrations/${id}`);
  const place = page.locator('[data-place]').first();
  await expect(place).toHaveText('1 / 3');
  await page.getByRole('button', { name: 'Next picture' }).first().click();
  await expect(place).toHaveText('2 / 3');
  await page.goto(`/illustrations/${id}?preview&index=2`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('illustrations, portfolios and rankings are read as they are', async ({ page }) => {
    const creator = await Creator.signUp('紙の行商');
    const { workId } = await creator.publishWork({ title: '紙を売る', tags: [], pages: 1 });
    const id = await creator.publishIllustration('紙の花', 2);
    await creator.fillPortfolio(workId);
    await expect.poll(async () => (await page.goto(`/illustrations/${id}`))?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('img')).not.toHaveCount(0);
    await page.goto(`${creator.path}/mangafolio`);
    await expect(page.getByRole('main')).toContainText('駅前の壁画');
    await page.goto('/rankings/daily');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const path of ['/signin', '/signup', '/my', '/workspace'])
    test(`${path} says that it needs JavaScript, and leads back to what does not`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
      await page.getByRole('link', { name: 'Go to the top page' }).click();
      await expect(page).toHaveURL('/');
    });
});
