import { expect, type Page } from '@playwright/test';
import { test } from '../product/test.ts';

// A reader loses the connection: the next page says so in our words, and nothing of anybody's pages was kept.

test.use({ serviceWorkers: 'allow' });

const isReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

test('without a connection the next page says so, and with one it is there again', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(() => isReady(page)).toBe(true);
  await page.goto('/new_works');
  await expect(page.getByRole('heading', { level: 1, name: 'New works' })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/mangafolio');
  await expect(page.getByRole('heading', { level: 1, name: 'You seem offline' })).toBeVisible();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper, 'the page has its styles').not.toBe('rgba(0, 0, 0, 0)');
  for (const path of await keptPaths(page)) expect(path).toMatch(/^\/(?:offline$|_astro\/)/);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mangafolio' })).toBeVisible();
});
