import { expect, type Page } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';
import { layoutShift } from '../testing/layoutShift.ts';

const shows = (page: Page) => expect.poll(() => pagesOnScreen(page));

for (const [name, address] of [
  ['in spreads', '/e/24'],
  ['in spreads with the first page on the first half', '/e/24?start=FORMER'],
  ['left to right', '/e/24?direction=LEFT_TO_RIGHT'],
  ['scrolling', '/e/24?direction=TOP_TO_BOTTOM&tall=2'],
  ['at a page in the address', '/e/24#p12'],
] as const) {
  test(`nothing moves by itself while an episode opens ${name}`, async ({ page, openExample }) => {
    await openExample(address);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  });
}

test('scrolling through a strip moves nothing, and pictures far away are given up with their heights kept', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24?direction=TOP_TO_BOTTOM&tall=2,3');
  const heights = () =>
    page.locator('.page').evaluateAll((pages) => pages.map((each) => (each as HTMLElement).offsetHeight));
  const before = await heights();
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.page[data-page="1"] img').getAttribute('src')).toBeNull();
  expect(await heights()).toEqual(before);
  expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  await page.keyboard.press('Home');
  await expect(page.locator('.page[data-page="1"] img')).toHaveAttribute('src', /-1-0-/);
});

test('never more than twelve pages keep their pictures while paging, and the next ones are decoded ahead', async ({
  page,
  openExample,
}) => {
  await openExample('/e/24?pages=60');
  for (let turn = 0; turn < 20; turn += 1) await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([41, 40]);
  await expect(page.locator('.page[data-page="47"][data-loaded]')).toHaveCount(1);
  await expect.poll(() => page.locator('.page[data-loaded]').count()).toBeLessThanOrEqual(12);
});

test("past four fifths the next episode's first two pages are fetched", async ({ page, openExample }) => {
  await openExample('/e/24?pages=10');
  const fetched = Promise.all([1, 2].map((number) => page.waitForRequest(new RegExp(`/pages/25-${number}-0-`))));
  await page.keyboard.press('End');
  await fetched;
});

test('an episode opens again at the page where it was left, and can be started over', async ({ page, openExample }) => {
  await openExample('/e/24');
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([7, 6]);
  await openExample('/e/30');
  await shows(page).toEqual([1]);
  await openExample('/e/24');
  await shows(page).toEqual([7, 6]);
  await expect(page.locator('.reader-note')).toContainText('You were on page 6.');
  await page.getByRole('button', { name: 'Start at page 1' }).click();
  await shows(page).toEqual([1]);
});

test('a strip opens again at the very spot', async ({ page, openExample }) => {
  await openExample('/e/24?direction=TOP_TO_BOTTOM&tall=3');
  await page.evaluate(() => scrollTo(0, 4321));
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#p3');
  await page.goto('about:blank');
  await openExample('/e/24?direction=TOP_TO_BOTTOM&tall=3');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 4321)).toBeLessThan(5);
  await page.reload();
  await page.waitForLoadState('load');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 4321)).toBeLessThan(5);
});

test('an address with a page that is not there says so and opens the last one', async ({ page, openExample }) => {
  await openExample('/e/24#p99');
  await shows(page).toEqual([24]);
  await expect(page.locator('.reader-note')).toHaveText('There is no page 99. This episode has 24.');
});

test('Ctrl and the wheel zoom the page and leave the bars as they are', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  const bar = await page.locator('.reader-bar--bottom').boundingBox();
  const image = page.locator('.page[data-page="10"] img');
  const before = (await image.boundingBox())?.width ?? 0;
  await page.mouse.move(640, 400);
  await page.keyboard.down('Control');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -100);
      return (await image.boundingBox())?.width;
    })
    .toBeGreaterThan(before * 1.5);
  await page.keyboard.up('Control');
  expect(await page.locator('.reader-bar--bottom').boundingBox()).toEqual(bar);
  await page.keyboard.press('ArrowLeft');
  await shows(page).toEqual([13, 12]);
  expect((await page.locator('.page[data-page="12"] img').boundingBox())?.width).toBeCloseTo(before, 2);
});

test('a strip zooms too, and goes on scrolling', async ({ page, openExample }) => {
  await openExample('/e/24?direction=TOP_TO_BOTTOM');
  const first = page.locator('.page').first();
  const before = (await first.boundingBox())?.width ?? 0;
  await page.mouse.move(640, 400);
  await page.keyboard.down('Control');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -100);
      return (await first.boundingBox())?.width;
    })
    .toBeGreaterThan(before * 1.2);
  await page.keyboard.up('Control');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('settings hold at once and for the next visit, and keys can be changed', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Reader settings' });
  await sheet.getByLabel('Left to right').check();
  await shows(page).toEqual([10, 11]);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveClass(/edge--r/);
  await sheet.getByLabel('Ink').check();
  await sheet.getByText('Keys', { exact: true }).click();
  await sheet.getByRole('button', { name: 'First page: Home. Change' }).click();
  await page.keyboard.press('g');
  await expect(sheet.getByRole('button', { name: 'First page: G. Change' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('g');
  await shows(page).toEqual([1]);
  await page.reload();
  await page.waitForSelector('[data-reader][data-ready]');
  await expect(page.locator('[data-reader]')).toHaveAttribute('data-background', 'ink');
  await page.keyboard.press('ArrowRight');
  await shows(page).toEqual([2, 3]);
});

test('help and the text of the pages open with a key, and close with Escape', async ({ page, openExample }) => {
  await openExample('/e/24#p10');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys and help' })).toContainText('Shift the pairing by one page');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const text = page.getByRole('dialog', { name: 'Text of the pages' });
  await expect(text).toContainText('また明日。(12)');
  await text.getByRole('button', { name: 'Page 12', exact: true }).click();
  await shows(page).toEqual([13, 12]);
});

test('opening, reading and finishing are told in batches, and the last place even when the page is left', async ({
  page,
  server,
  openExample,
}) => {
  await page.clock.install();
  const told = () => server.events.filter(({ episodeId }) => episodeId === 'e77');
  const types = () => told().map(({ type }) => type);
  await openExample('/e/77?pages=8');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(1200);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(6000);
  await expect.poll(types).toEqual(['opened', 'page']);
  expect(told()[1]).toMatchObject({ pageNumber: 4, leavePosition: 3 / 8 });
  await page.keyboard.press('End');
  await page.goto('about:blank');
  await expect.poll(types).toEqual(['opened', 'page', 'page', 'completed']);
  expect(told()[2]).toMatchObject({ pageNumber: 8, leavePosition: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages stand below each other with their heights reserved, and the end follows', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.origin}/e/24?wide=3`);
    const boxes = await Promise.all([1, 2, 3, 4].map((number) => page.locator(`#p${number}`).boundingBox()));
    boxes.reduce((above, below) => {
      expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
      return below;
    });
    await expect(page.locator('.page img')).toHaveCount(24);
    expect(boxes[3]?.height).toBeCloseTo((800 * 1700) / 1200, 0);
    await expect(page.locator('[data-reader-end]')).toBeVisible();
    await expect(page.locator('.reader-bar--bottom')).toBeHidden();
    await page.goto(`${server.origin}/e/24#p12`);
    expect((await page.locator('#p12').boundingBox())?.y).toBeCloseTo(56, 0);
  });
});
