import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './example/openExample.ts';

/** Rules that are broken, with where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('spreads, their settings, the help and the end screen have no accessibility findings', async ({
      page,
      openExample,
    }) => {
      await openExample('/e/24#p10');
      await expect(page.locator('.filmstrip [aria-current]')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      for (const key of ['s', '?', 't']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      expect(await findings(page)).toEqual([]);
    });

    test('a strip has no accessibility findings', async ({ page, openExample }) => {
      await openExample('/e/24?direction=TOP_TO_BOTTOM');
      expect(await findings(page)).toEqual([]);
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
