import { expect } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';

const shows = (page: Parameters<typeof pagesOnScreen>[0]) => expect.poll(() => pagesOnScreen(page));

test('a right-to-left spread has its first page at the right, without a gap', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await shows(page).toEqual([11, 10]);
  const [left, right] = await Promise.all(
    [11, 10].map((number) => page.locator(`.page[data-page="${number}"]`).boundingBox()),
  );
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBe(right?.x);
  await expect(page.locator('[data-reader-output]')).toHaveText('10–11 / 24');
});

test('a left-to-right spread has its first page at the left', async ({ page, openExample }) => {
  await openExample('/e/24?direction=LEFT_TO_RIGHT#p10');
  await shows(page).toEqual([10, 11]);
  await page.keyboard.press('ArrowRight');
  await shows(page).toEqual([12, 13]);
});

test('arrow keys follow the eye, Home and End go all the way', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([13, 12]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await shows(page).toEqual([9, 8]);
  await page.keyboard.press('End');
  await shows(page).toEqual([24]);
  await page.keyboard.press('Home');
  await shows(page).toEqual([1]);
});

test('the lone first page stands on the half where it is printed', async ({ page, openExample }) => {
  await openExample('/e/24?start=LATTER');
  const middle = 1280 / 2;
  const latter = await page.locator('.page.is-shown').boundingBox();
  expect((latter?.x ?? 0) + (latter?.width ?? 0)).toBe(middle);
  await openExample('/e/24?start=FORMER&pages=1');
  expect((await page.locator('.page.is-shown').boundingBox())?.x).toBe(middle);
});

test('O shifts the pairing, and the shift and the layout are still there in the next episode', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24?pages=8#p2');
  await shows(page).toEqual([3, 2]);
  await page.keyboard.press('o');
  await shows(page).toEqual([2, 1]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-reader-end]')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/e/25**', { timeout: 3000 });
  }).toPass();
  await page.waitForSelector('[data-reader][data-ready]');
  await shows(page).toEqual([2, 1]);
  await page.keyboard.press('o');
  await shows(page).toEqual([1]);
});

test('a wide page is always alone', async ({ page, openExample }) => {
  await openExample('/e/24?wide=5#p4');
  await shows(page).toEqual([4]);
  await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([5]);
  await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([7, 6]);
});

test('switching between spread, single and scroll keeps the page', async ({ page, openExample }) => {
  await openExample('/e/24#p11');
  await shows(page).toEqual([11, 10]);
  await page.keyboard.press('m');
  await shows(page).toEqual([11]);
  await page.keyboard.press('m');
  await expect(page.locator('[data-reader]')).toHaveAttribute('data-layout', 'scroll');
  const offset = async () => Math.abs(((await page.locator('.page[data-page="11"]').boundingBox())?.y ?? 0) - 56);
  await expect.poll(offset).toBeLessThan(2);
  await page.keyboard.press('m');
  await shows(page).toEqual([11, 10]);
});

test('turning the screen changes spread to single and back, and keeps the page', async ({ page, openExample }) => {
  await openExample('/e/24#p11');
  await page.setViewportSize({ width: 800, height: 1200 });
  await shows(page).toEqual([11]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await shows(page).toEqual([11, 10]);
});

test('a click turns at the sides and shows or hides the bars in the middle', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await page.mouse.click(640, 400);
  await expect(page.locator('.reader-bar--top')).toBeHidden();
  expect(await page.locator('.reader-bar--top').evaluate((bar) => (bar as HTMLElement).inert)).toBe(true);
  await page.keyboard.press(' ');
  await expect(page.locator('.reader-bar--top')).toBeVisible();
  await page.mouse.click(300, 400);
  await shows(page).toEqual([13, 12]);
  await page.mouse.click(1000, 400);
  await shows(page).toEqual([11, 10]);
  await page.getByRole('button', { name: 'Next page' }).click();
  await shows(page).toEqual([13, 12]);
});

test('one gesture of the wheel is one step', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  // A trackpad reports one push as many small moves, the last of them long after the fingers have left.
  await page.locator('.reader-stage').evaluate((stage) => {
    for (const deltaY of [2, 12, 60, 50, 30, 20, 10, 5, 2]) {
      stage.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    }
  });
  await shows(page).toEqual([13, 12]);
});

test('a long page is scrolled first and turned at its end', async ({ page, openExample }) => {
  await openExample('/e/24?tall=10#p10');
  await shows(page).toEqual([10]);
  const tall = page.locator('.page.is-shown');
  await page.keyboard.press('ArrowDown');
  await shows(page).toEqual([10]);
  expect(await tall.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return pagesOnScreen(page);
    })
    .not.toEqual([10]);
  await page.keyboard.press('ArrowRight');
  await shows(page).toEqual([10]);
  expect(await tall.evaluate((element) => element.scrollTop)).toBe(0);
});

test('the slider runs right to left in a right-to-left work', async ({ page, openExample }) => {
  await openExample('/e/24');
  const slider = page.getByRole('slider', { name: 'Page' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not shown');
  await page.mouse.click(box.x + 12, box.y + box.height / 2);
  await shows(page).toEqual([24]);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Page 24 of 24');
  await page.keyboard.press('ArrowRight');
  await shows(page).toEqual([23, 22]);
});

test('the filmstrip opens its spreads', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await page.getByRole('button', { name: 'Pages 4 and 5' }).click();
  await shows(page).toEqual([5, 4]);
  await expect(page.locator('.filmstrip [aria-current]')).toHaveAccessibleName('Pages 4 and 5');
});

test('the end screen follows the last page and is one Tab away; back leads to the last page', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24#p24');
  await page.keyboard.press('ArrowLeft');
  const end = page.locator('[data-reader-end]');
  await expect(end).toBeVisible();
  await expect(end).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await end.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await shows(page).toEqual([24]);
  await expect(end).toBeHidden();
});

test('quick turns stop at the end screen, and a later one leads on', async ({ page, openExample }) => {
  await openExample('/e/24?pages=4');
  await page.keyboard.press('End');
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-reader-end]')).toBeVisible();
  expect(page.url()).toContain('/e/24');
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/e/25**', { timeout: 3000 });
  }).toPass();
});

test('the buttons at the sides wait out of sight when one of two pages reaches under them', async ({
  page,
  openExample,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  for (const [query, isOver] of [
    ['', false],
    ['?square=2', true],
    ['?square=3', true],
  ] as const) {
    await openExample(`/e/24${query}#p2`);
    await expect(page.locator('.page.is-shown')).toHaveCount(2);
    expect(await page.locator('[data-reader]').evaluate((root) => root.hasAttribute('data-edges-over')), query).toBe(
      isOver,
    );
  }
});
