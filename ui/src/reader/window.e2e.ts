import { expect, type Page } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';

const shows = (page: Page) => expect.poll(() => pagesOnScreen(page));
const bar = (page: Page) => page.locator('.reader-bar--top');
const stageHeight = async (page: Page) => (await page.locator('.reader-stage').boundingBox())?.height ?? 0;

/** Turns past the end screen to the next episode. */
async function openNextEpisode(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/e/25**', { timeout: 3000 });
  }).toPass();
  await page.waitForSelector('[data-reader][data-ready]');
}

test('pages fill the window while the bars are away, by Space or by a click in the middle', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p10');
  const before = await stageHeight(page);
  await page.keyboard.press(' ');
  await expect(bar(page)).toBeHidden();
  expect(await stageHeight(page)).toBe(900);
  await page.keyboard.press(' ');
  expect(await stageHeight(page)).toBe(before);
  await page.mouse.click(640, 400);
  await expect(bar(page)).toBeHidden();
  expect(await stageHeight(page)).toBe(900);
  await shows(page).toEqual([11, 10]);
  await page.keyboard.press('Tab');
  await expect(bar(page)).toBeVisible();
});

test('bars leave a mouse that lies still, come back over the page with its next movement, and stay when they are used', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p10');
  await page.mouse.move(640, 400);
  await page.mouse.move(650, 400);
  await expect(bar(page)).toBeHidden();
  expect(await stageHeight(page)).toBe(900);
  await page.mouse.move(660, 420);
  await expect(bar(page)).toBeVisible();
  expect(await stageHeight(page)).toBe(900);
  await page.keyboard.press(' ');
  await expect(bar(page)).toBeHidden();
  await page.mouse.move(700, 420);
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press(' ');
  await expect(bar(page)).toBeVisible();
  expect(await stageHeight(page)).toBeLessThan(900);
});

test('hidden bars are still away in the next episode, before the first paint', async ({ page, openExample }) => {
  await openExample('/e/24?pages=4');
  await page.keyboard.press(' ');
  await expect.poll(() => page.evaluate(() => sessionStorage['komawari.reader.window'] as unknown)).toBe('hidden');
  await openNextEpisode(page);
  await expect(bar(page)).toBeHidden();
  expect(await stageHeight(page)).toBe(900);
  await page.keyboard.press(' ');
  await expect(bar(page)).toBeVisible();
  expect(await stageHeight(page)).toBeLessThan(900);
});

test('the full screen is taken again by the first key in the next episode, and given back for good', async ({
  page,
  openExample,
}) => {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await openExample('/e/24?pages=4');
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await expect
    .poll(() => page.evaluate(() => sessionStorage['komawari.reader.window'] as unknown))
    .toBe('immersive full');
  await openNextEpisode(page);
  await expect(page.locator('[data-reader]')).toHaveAttribute('data-bars', 'immersive');
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await page.waitForSelector('[data-reader][data-ready]');
  await expect(page.locator('[data-reader]')).toHaveAttribute('data-bars', 'pinned');
});

test('the zoom of a strip holds for the next episode', async ({ page, openExample }) => {
  await openExample('/e/24?direction=TOP_TO_BOTTOM&pages=4');
  const width = async () => (await page.locator('.page').first().boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(before * 1.5, 0);
  await page.keyboard.press(']');
  await page.waitForURL('**/e/25**');
  await page.waitForSelector('[data-reader][data-ready]');
  expect(await width()).toBeCloseTo(before * 1.5, 0);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(before, 0);
  await page.reload();
  await page.waitForSelector('[data-reader][data-ready]');
  expect(await width()).toBeCloseTo(before, 0);
});

test('the rail of a strip is dragged through the episode and says the page', async ({ page, openExample }) => {
  await openExample('/e/24?direction=TOP_TO_BOTTOM');
  await page.mouse.move(400, 400);
  const rail = page.locator('.reader-rail');
  await expect(rail.locator('b')).toBeAttached();
  const box = await rail.boundingBox();
  if (!box) throw new Error('There is no rail.');
  await page.mouse.move(box.x + 2, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + 2, box.y + box.height * 0.52, { steps: 4 });
  await expect(rail.getByText('13 / 24')).toBeVisible();
  await page.mouse.up();
  await expect(rail.getByText('13 / 24')).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#p13');
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the bars leave by themselves and the pages have the whole height', async ({ page, openExample }) => {
    await openExample('/e/24#p10');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.reader-bar--bottom')).toBeHidden();
    expect((await page.locator('.page.is-shown').first().boundingBox())?.height).toBe(390);
    await page.touchscreen.tap(422, 200);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('turned upright the bars are back, and turned again they leave', async ({ page, openExample }) => {
    await openExample('/e/24#p10');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(bar(page)).toBeHidden();
  });
});

test('a low window of a desktop is read without bars too', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await openExample('/e/24#p10');
  await expect(bar(page)).toBeHidden();
  expect(await stageHeight(page)).toBe(420);
});
