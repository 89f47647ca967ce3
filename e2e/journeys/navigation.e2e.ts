import { expect, type Page } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { sidewaysOf } from '../product/settled.ts';
import { test } from '../product/test.ts';

// The widths at which the layout changes, and one in the midst of each.
const widths = [320, 390, 599, 600, 820, 959, 960, 1280];

/** The ways through the place that are on screen, by name. */
const navigations = async (page: Page, names: RegExp): Promise<string[]> => {
  const found = page.getByRole('navigation', { name: names });
  await expect(found.first()).toBeVisible();
  return found.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
};

async function walk(page: Page, path: string, names: RegExp): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await navigations(page, names), `${path} at ${width} px`).toHaveLength(1);
    const overflow = await sidewaysOf(page);
    expect(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test('a guest finds one way around the site at every width', async ({ page }) => {
  for (const path of ['/', '/new_works', '/rankings', '/search', '/bookmarks', '/reading_histories'])
    await walk(page, path, /^Main/);
});

test('a creator finds one way around the workspace and the own pages at every width', async ({ page, context }) => {
  const creator = await Creator.signUp('どの幅でも迷わない人');
  await creator.publishWork({ title: '地図', pages: 1 });
  await creator.signIn(context);
  for (const path of ['/workspace', '/workspace/manga', '/workspace/comments']) await walk(page, path, /^Workspace/);
  for (const path of ['/my', '/notifications']) await walk(page, path, /^Main/);
});
