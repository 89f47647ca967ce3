import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const) {
  test(`a creator goes from the landing to the numbers of a work and takes them along, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const creator = await Creator.signUp('数える人');
    await creator.publishWork({ title: '灯台の数', pages: 2 });
    await creator.signIn(context);
    await page.goto('/analytics');
    await page.getByRole('link', { name: 'Open analytics' }).click();
    await expect(page.getByRole('heading', { name: '灯台の数' })).toBeVisible();
    await expect(page.getByText('0 of 30 readers: too few to compare.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share image' })).toHaveCount(0);

    await page.getByRole('button', { name: 'First 3 days' }).click();
    await expect(page).toHaveURL(/range=3days/);
    await expect(
      page.getByLabel('Compare with').getByRole('option', { name: /^All works on Komawari/ }),
    ).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Within 第1話, page by page' })).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Episode to episode, CSV' }).click();
    const file = await (await saved).path();
    expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFEpisode,Readers,/);
    // The row of anchors stays in sight; what is just going under it is no smaller.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `analytics at ${width}`);

    await page.getByRole('link', { name: 'Accesses' }).last().click();
    await expect(page.getByRole('heading', { name: 'Last 30 minutes' })).toBeVisible();
    await expectAccessible(page, `accesses at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
