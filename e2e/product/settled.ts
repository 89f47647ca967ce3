import { expect, type Page } from '@playwright/test';

/** Opens a page that is there and waits until its words have come: a heading stands, and no placeholder of what is loading. */
export async function openSettled(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  // A page that is not there looks well too: it is not to be looked at in place of this one.
  expect(answer?.ok(), path).toBe(true);
  await expect(page.locator('h1:visible').first(), path).toBeVisible();
  await expect(page.locator('.skel:visible'), path).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** By how many pixels a page is wider than the screen; 0 or less where it does not scroll sideways. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
