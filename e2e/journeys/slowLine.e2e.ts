import { expect, type Page } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { test } from '../product/test.ts';

// On a slow line a page can be read, and tapped, before its scripts are there.

let episode: PublishedEpisode;

test.beforeAll(async () => {
  const creator = await Creator.signUp('遠い町の描き手');
  episode = await creator.publishWork({ title: '細い糸', pages: 2 });
});

/** Holds back every script until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const kept = (page: Page) => page.waitForRequest((request) => request.url().includes('opname=AddWorkBookmark'));

test('the first tap on Bookmark counts, though the script of the page comes later', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/works/${episode.workId}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^Bookmark 細い糸/ });
  await button.click();
  const sent = kept(page);
  release();
  await sent;
  await expect(page.getByRole('button', { name: 'Bookmarked 細い糸' })).toBeVisible();
  await page.unroute(/\/_astro\/.*\.js/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bookmarked 細い糸' })).toBeVisible();
});

test('the first tap on the reader’s bookmark counts too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/episodes/${episode.episodeId}`, { waitUntil: 'commit' });
  const button = page.locator('[data-bookmark]').first();
  await button.click();
  const sent = kept(page);
  release();
  await sent;
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
