import { expect } from '@playwright/test';
import { test } from './example/openExample.ts';

test('a page that does not load says so in its own box, the others go on, and Retry loads it', async ({
  page,
  openExample,
}) => {
  let isPressed = false;
  await page.exposeFunction('notePress', () => {
    isPressed = true;
  });
  // The reader asks again by itself too: only what is asked for after the button is answered.
  await page.route(/\/pages\/24-10-0-/, (route) => (isPressed ? route.continue() : route.abort()));
  await openExample('/e/24#p10');
  const failed = page.locator('.page[data-page="10"]');
  await expect(failed.getByText('Page 10 did not load')).toBeVisible();
  await expect(page.locator('.page[data-page="11"][data-loaded]')).toBeVisible();
  const retry = failed.getByRole('button', { name: 'Retry' });
  await retry.evaluate((button) => button.addEventListener('pointerdown', () => Reflect.get(window, 'notePress')()));
  await retry.click();
  await expect(failed.getByText('Page 10 did not load')).toHaveCount(0);
  await expect(page.locator('.page[data-page="10"][data-loaded]')).toBeVisible();
});

test('the box of a page that does not load covers exactly its page, in a spread and on a phone', async ({
  page,
  openExample,
}) => {
  await page.route(/\/pages\/24-10-0-/, (route) => route.abort());
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openExample('/e/24#p10');
    const box = await page.locator('.page[data-page="10"] .page-error').boundingBox();
    const stage = await page.locator('.reader-stage').boundingBox();
    if (!box || !stage) throw new Error('The page has no box.');
    expect(box.width / box.height).toBeCloseTo(1200 / 1700, 1);
    expect(box.y).toBeGreaterThanOrEqual(stage.y - 1);
    expect(box.y + box.height).toBeLessThanOrEqual(stage.y + stage.height + 1);
    expect(box.x).toBeGreaterThanOrEqual(width > 600 ? width / 2 - 1 : 0);
    expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
  }
});

test('a page that did not load comes by itself, after a pause or when the line is back', async ({
  page,
  context,
  openExample,
}) => {
  const broken = new Set(['10', '13']);
  await page.route(/\/pages\/24-(\d+)-0-/, (route) =>
    broken.has(/24-(\d+)-0/.exec(route.request().url())?.[1] ?? '') ? route.abort() : route.continue(),
  );
  await openExample('/e/24#p10');
  await expect(page.getByText('Page 10 did not load')).toBeVisible();
  broken.clear();
  await expect(page.locator('.page[data-page="10"][data-loaded]')).toBeVisible();
  await expect(page.getByText('Page 10 did not load')).toHaveCount(0);
  broken.add('20');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await context.setOffline(false);
  broken.clear();
  await expect(page.locator('.page.is-shown:not([data-loaded])')).toHaveCount(0);
});

test('many pages that did not load all come within seconds of the line, and one given up meanwhile keeps its address', async ({
  page,
  openExample,
}) => {
  let isBroken = true;
  await page.route(/\/pages\/24-\d+-0-/, (route) => (isBroken ? route.abort() : route.continue()));
  await openExample('/e/24?pages=60#p20');
  for (let turn = 0; turn < 12; turn += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.page-error').nth(10)).toBeAttached();
  isBroken = false;
  await expect(page.locator('.page.is-shown[data-loaded]')).toHaveCount(2, { timeout: 9000 });
  const addresses = await page
    .locator('.page img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') || image.getAttribute('data-src') || ''));
  expect(addresses.filter((address) => !/\/pages\/24-\d+-0-/.test(address))).toEqual([]);
});

test('a wide page is cut in its middle when what finds the gutter does not load', async ({ page, openExample }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/findCut/, (route) => route.abort());
  const missing = page.waitForEvent('console', (message) => message.text().startsWith('A reader part is missing'));
  await openExample('/e/24?wide=5#p5');
  await missing;
  await expect(page.locator('.page[data-page="5"][data-loaded]')).toHaveAttribute('data-half', 'right');
  expect(errors).toEqual([]);
});
