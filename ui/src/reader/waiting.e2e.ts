import { expect, type Page } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';

const shows = (page: Page) => expect.poll(() => pagesOnScreen(page));

/** Holds back what the pattern names until the answer is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** How much one sees of what stands before or after an element's content, and what it shows. */
const pseudo = (page: Page, selector: string, which: '::before' | '::after') =>
  page.locator(selector).evaluate((element, name) => {
    const { content, opacity, backgroundImage } = getComputedStyle(element, name);
    return { isThere: content !== 'none', opacity: Number(opacity), backgroundImage };
  }, which);

for (const [name, size] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${name} with a slow line page one shows its thumbnail before the script, then a ring, and nothing moves`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    const releases = await Promise.all([hold(page, /main\.js/), hold(page, /24-1-0-1200x1700/)]);
    const thumbnail = page.waitForResponse(/24-1-0-160x227/);
    await page.goto(`${server.origin}/e/24`, { waitUntil: 'commit' });
    await thumbnail;
    expect((await pseudo(page, '#p1', '::before')).backgroundImage).toContain('24-1-0-160x227');
    await expect.poll(async () => (await pseudo(page, '#p1', '::after')).opacity).toBe(1);
    const box = await page.locator('#p1').boundingBox();
    for (const release of releases) release();
    await expect(page.locator('#p1[data-loaded]')).toBeVisible();
    expect((await pseudo(page, '#p1', '::after')).isThere).toBe(false);
    expect(await page.locator('#p1').boundingBox()).toEqual(box);
  });
}

test('a page that is waited for is busy, and said to be loading after a moment, until it is here', async ({
  page,
  openExample,
}) => {
  const release = await hold(page, /24-1[23]-0-1200x1700/);
  await openExample('/e/24#p10');
  await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([13, 12]);
  await expect(page.getByRole('status').filter({ hasText: 'Pages 12 and 13 are loading' })).toBeAttached();
  await expect(page.locator('.page[aria-busy]')).toHaveCount(2);
  release();
  await expect(page.locator('.page[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'loading' })).toHaveCount(0);
});

test('a strip shows thumbnails and a ring where pages are under way', async ({ page, openExample }) => {
  const release = await hold(page, /24-2-0-1200x1700/);
  await openExample('/e/24?direction=TOP_TO_BOTTOM');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await pseudo(page, '#p2', '::after')).opacity).toBe(1);
  const background = () => page.locator('#p2').evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(await background()).toContain('24-2-0-160x227');
  release();
  await expect(page.locator('#p2[data-loaded]')).toBeVisible();
  expect((await pseudo(page, '#p2', '::after')).isThere).toBe(false);
});
