import { expect } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';
import { findViolations } from '../testing/findViolations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('spreads, their settings, the help and the end screen have no accessibility findings', async ({
      page,
      openExample,
    }) => {
      await openExample('/e/24#p10');
      await expect(page.locator('.filmstrip [aria-current]')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      for (const key of ['s', '?', 't']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      expect(await findViolations(page)).toEqual([]);
    });

    test('a strip has no accessibility findings', async ({ page, openExample }) => {
      await openExample('/e/24?direction=TOP_TO_BOTTOM');
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test('F gives the page the whole window and takes it back', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  const height = async () => (await page.locator('.reader-stage').boundingBox())?.height;
  const before = await height();
  await page.keyboard.press('f');
  await expect(page.locator('.reader-bar--top')).toBeHidden();
  await expect.poll(height).toBe(await page.evaluate(() => innerHeight));
  await page.keyboard.press(' ');
  await expect(page.locator('.reader-bar--top')).toBeVisible();
  expect(await height()).toBe(await page.evaluate(() => innerHeight));
  await page.keyboard.press('f');
  await expect.poll(height).toBe(before);
});

test('reduced motion cuts from page to page', async ({ page, openExample }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExample('/e/24#p10');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.reader-pages').evaluate((layer) => layer.getAnimations().length)).toBe(0);
});

test('letters and signs can be left to the device, arrows go on turning, and buttons name the keys that press them', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p10');
  await page.keyboard.press('s');
  const settings = page.getByRole('button', { name: 'Reader settings', includeHidden: true });
  await expect(settings).toHaveAttribute('aria-keyshortcuts', 'S');
  const field = page.getByRole('group', { name: 'Letters and signs as keys' });
  await field.getByLabel('Off').check({ force: true });
  await page.keyboard.press('Escape');
  // Below an open dialog nobody turns pages.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(settings).not.toHaveAttribute('aria-keyshortcuts');
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft');
  for (const key of ['s', 'j', '?', 'm']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pagesOnScreen(page)).toEqual([13, 12]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page that is shared is the one on screen', async ({ page, context, openExample }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    delete (Navigator.prototype as Partial<Navigator>).share;
  });
  await openExample('/e/24#p10');
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link to page 10 copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toBe('#p10');
  await page.goto(address);
  await page.waitForSelector('[data-reader][data-ready]');
  await expect.poll(() => pagesOnScreen(page)).toEqual([11, 10]);
});
