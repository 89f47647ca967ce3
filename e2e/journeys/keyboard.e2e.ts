import { expect } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { focusOn, tabTo } from '../product/focus.ts';
import { expectPages, waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';

// Without a mouse, from the front door to the first page.

let published: PublishedEpisode;
let title = '';

test.beforeAll(async () => {
  const creator = await Creator.signUp('鍵盤の人');
  title = `鍵盤だけの旅 ${creator.screenName}`;
  published = await creator.publishWork({ title, pages: 3 });
});

test('somebody with a keyboard comes from the top page to the pages of an episode, and always sees where they are', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focusOn(page)).toMatchObject({ name: 'Skip to content', href: '#main', isVisible: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main');
  // Past the header: the next Tab is in the content.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await page.goto('/new_works');
  await tabTo(page, { href: `/works/${published.workId}` });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await tabTo(page, { href: `/episodes/${published.episodeId}` });
  await page.keyboard.press('Enter');
  await waitForReader(page);
  await expectPages(page, [1]);
  await page.keyboard.press('ArrowLeft');
  await expectPages(page, [3, 2]);
  await page.keyboard.press('ArrowLeft');
  const end = page.getByRole('region', { name: 'End of the episode' });
  await expect(end).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await end.evaluate((region) => region.contains(document.activeElement))).toBe(true);
});
