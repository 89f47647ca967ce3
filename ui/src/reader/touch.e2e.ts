import { expect, type Page } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const shows = (page: Page) => expect.poll(() => pagesOnScreen(page));
type Finger = { x: number; y: number };

/** Moves fingers over the screen the way a touch screen reports them. */
async function touch(page: Page, steps: Finger[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [first, ...others] = steps;
  const points = (fingers: Finger[] = []) => fingers.map(({ x, y }, id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(first) });
  for (const fingers of others) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(fingers) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const swipe = (page: Page, from: number, to: number) =>
  touch(
    page,
    Array.from({ length: 6 }, (_, step) => [{ x: from + ((to - from) * step) / 5, y: 500 }]),
  );

const pinch = (page: Page) =>
  touch(
    page,
    Array.from({ length: 6 }, (_, step) => [
      { x: 170 - step * 15, y: 420 },
      { x: 220 + step * 15, y: 420 },
    ]),
  );

/** Two taps a tenth of a second apart, as the touch screen says it, however long this machine takes to tell of them. */
async function doubleTap(page: Page, finger: Finger): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const tap of [0, 1]) {
    const timestamp = begun + tap * 0.1;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger], timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
}

/** The first touch fetches the zoom; far from the others, so that it is not half of a double tap. */
async function fetchZoom(page: Page): Promise<void> {
  await page.touchscreen.tap(195, 70);
  await page.waitForSelector('.reader-stage[data-zooms]');
}

test('a swipe turns the page the way the finger pushes it', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await shows(page).toEqual([10]);
  await swipe(page, 100, 250);
  await shows(page).toEqual([11]);
  await swipe(page, 250, 100);
  await shows(page).toEqual([10]);
});

test('a tap in the middle shows and hides the bars over a page that stays as it is', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  const before = await page.locator('.page.is-shown').boundingBox();
  await expect(page.locator('.reader-bar--top')).toBeVisible();
  await page.touchscreen.tap(195, 420);
  await expect(page.locator('.reader-bar--top')).toBeHidden();
  expect(await page.locator('.page.is-shown').boundingBox()).toEqual(before);
  await page.touchscreen.tap(40, 420);
  await shows(page).toEqual([11]);
});

test('a wide page is read in two halves, the right one first, unless its author keeps it in one piece', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24?wide=10,11&nosplit=11#p10');
  const half = page.locator('.page.is-shown');
  await expect(half).toHaveAttribute('data-half', 'right');
  await swipe(page, 100, 250);
  await expect(half).toHaveAttribute('data-half', 'left');
  await shows(page).toEqual([10]);
  await swipe(page, 100, 250);
  await shows(page).toEqual([11]);
  await expect(half).not.toHaveAttribute('data-half');
  const image = await half.locator('img').boundingBox();
  expect(image?.width).toBeCloseTo(390, 2);
});

test('pinching and double tapping zoom the page and nothing else, and a turn takes the zoom back', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p10');
  const bar = await page.locator('.reader-bar--top').boundingBox();
  const image = page.locator('.page.is-shown img');
  const width = async () => (await image.boundingBox())?.width ?? 0;
  await fetchZoom(page);
  await doubleTap(page, { x: 195, y: 420 });
  await expect.poll(width).toBeGreaterThan(390 * 1.5);
  await doubleTap(page, { x: 195, y: 420 });
  await expect.poll(width).toBeCloseTo(390, 2);
  await pinch(page);
  await expect.poll(width).toBeGreaterThan(390 * 1.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect((await page.locator('.reader-bar--top').boundingBox())?.width).toBe(bar?.width);
  await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([11]);
  expect(await width()).toBeCloseTo(390, 2);
});

test('a zoomed page is moved with one finger instead of turned', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await fetchZoom(page);
  await pinch(page);
  const before = await page.locator('.page.is-shown img').boundingBox();
  await swipe(page, 150, 250);
  await shows(page).toEqual([10]);
  expect((await page.locator('.page.is-shown img').boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 50);
});

test('a nearly square page is in one piece on a phone, a wide one is cut unless the reader wants it whole', async ({
  page,
  openExample,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openExample('/e/24?wide=5&square=3#p3');
  await expect(page.locator('.page[data-page="3"]')).not.toHaveAttribute('data-half');
  await openExample('/e/24?wide=5&square=3#p5');
  await expect(page.locator('.page[data-page="5"]')).toHaveAttribute('data-half', 'right');
  await page.keyboard.press('s');
  await page.getByRole('radio', { name: 'Whole' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('.page[data-page="5"]')).not.toHaveAttribute('data-half');
  await page.reload();
  await expect(page.locator('.page[data-page="5"].is-shown')).not.toHaveAttribute('data-half');
});

test('going back a little in a tall strip brings the bars back, reading on puts them away', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24?direction=TOP_TO_BOTTOM&tall=2,3');
  const bar = page.locator('.reader-bar--top');
  const scrollBy = (distance: number) =>
    page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), distance);
  await expect(async () => {
    await scrollBy(300);
    await expect(bar).toBeHidden({ timeout: 300 });
  }).toPass();
  await expect(async () => {
    await scrollBy(-20);
    await expect(bar).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 5000, intervals: [50] });
});

test('a swipe shows the neighbouring page under the finger, and lets it glide to its place', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p10');
  await fetchZoom(page);
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
  await send('touchStart', 100);
  for (const x of [130, 160, 200]) await send('touchMove', x);
  const beside = page.locator('.reader-beside [data-page="11"]');
  await expect.poll(async () => (await beside.boundingBox())?.x).toBe(-290);
  expect((await page.locator('#p10').boundingBox())?.x).toBe(100);
  await send('touchEnd');
  await expect(page.locator('#p11.is-shown')).toBeVisible();
  await expect(page.locator('.reader-beside')).toHaveCount(0);
  expect((await page.locator('#p11').boundingBox())?.x).toBe(0);
  await shows(page).toEqual([11]);
});

test('a pull too short to turn lets the page back, and reduced motion lets nothing glide', async ({
  page,
  openExample,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExample('/e/24#p10');
  await fetchZoom(page);
  await touch(
    page,
    // Farther than a tap, and too short for a swipe however fast it is.
    [100, 112, 120].map((x) => [{ x, y: 500 }]),
  );
  expect(await page.locator('.reader-pages').evaluate((layer) => layer.getAnimations().length)).toBe(0);
  await expect(page.locator('.reader-beside')).toHaveCount(0);
  await shows(page).toEqual([10]);
});

test('the first visit of a device shows the direction and where to tap, once, without stopping the first tap', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p10');
  const hint = page.locator('.reader-hint');
  await expect(hint).toContainText('This work reads right to left.');
  await expect(hint.locator('span')).toHaveText(['Next page', 'Controls', 'Back']);
  const placeOf = () =>
    hint.locator('span, p').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  const placed = await placeOf();
  expect(
    placed.map(({ left, width }) => [left, width]),
    'thirds of the window, and words over all',
  ).toEqual([
    [0, 390],
    [0, 130],
    [130, 130],
    [260, 130],
  ]);
  await page.locator('[data-reader]').evaluate((reader) => reader.toggleAttribute('data-bars-hidden'));
  expect(await placeOf(), 'bars that leave move nothing').toEqual(placed);
  await page.touchscreen.tap(40, 420);
  await shows(page).toEqual([11]);
  await expect(hint).toHaveCount(0);
  await page.reload();
  await page.waitForSelector('[data-reader][data-ready]');
  await page.waitForLoadState('networkidle');
  await expect(hint).toHaveCount(0);
});
