import { expect } from '@playwright/test';
import { pagesOnScreen, test } from './example/openExample.ts';

/** Twelve pages, of which a wall leaves four. */
const walled = '/e/24?pages=12&free=4';

test('the count and the slider are of all pages, and whoever slides behind the wall stands before it', async ({
  page,
  openExample,
}) => {
  await openExample(`${walled}#p4`);
  await expect(page.locator('[data-reader-output]')).toHaveText(/4 \/ 12/);
  const slider = page.getByRole('slider', { name: 'Page' });
  await expect(slider).toHaveAttribute('max', '12');
  // The very first touch counts. It runs right to left, as the pages do.
  await slider.click({ position: { x: 8, y: 20 } });
  await expect(page.locator('[data-reader-end]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-reader-end]')).toBeHidden();
  await expect(page.locator('[data-reader-output]')).toHaveText(/4 \/ 12/);
});

test('nobody is led past a wall by turning on, and none counts as having read to the end', async ({
  page,
  openExample,
  server,
}) => {
  await page.clock.install();
  // An episode of its own: the server hears of what all tests of a worker read.
  const own = walled.replace('24', '31');
  const told = () => server.events.filter(({ episodeId }) => episodeId === 'e31').map(({ type }) => type);
  await openExample(`${own}#p4`);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-reader-end]')).toBeVisible();
  await page.evaluate(() =>
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) sessionStorage['leftFor'] = destination.url;
    }),
  );
  await page.clock.runFor(2000);
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => sessionStorage['leftFor'] as unknown)).toBeUndefined();
  // Leaving tells what was read. Coming back begins where one stood, not from the start.
  await openExample(own);
  await expect(page.locator('.reader-note')).toContainText('You were on page');
  await expect.poll(told).toContain('page');
  expect(told()).not.toContain('completed');
});

test('an address of a page behind the wall is no mistake', async ({ page, openExample }) => {
  await openExample(`${walled}#p9`);
  expect(await pagesOnScreen(page)).toContain(4);
  await expect(page.locator('.reader-note:not(:empty)')).toHaveCount(0);
});

for (const direction of ['RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM'])
  test(`when the wall opens, reading goes on behind it, and no page that was there is asked for again: ${direction}`, async ({
    page,
    openExample,
  }) => {
    await openExample(`${walled}&direction=${direction}#p4`);
    await page.keyboard.press('End');
    await expect(page.locator('.page').nth(3)).toHaveAttribute('data-loaded', '');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(async () => {
      const [{ mounted }, { openWall }] = await Promise.all(
        ['/reader/main.js', '/reader/openWall.js'].map((path) => import(path)),
      );
      await openWall(mounted);
    });
    await expect(page.locator('[data-reader-output]')).toHaveText(/5.* \/ 12/);
    await expect(page.locator('.page').nth(4)).toHaveAttribute('data-loaded', '');
    expect(asked.filter((path) => /24-[1-4]-0-1200/.test(path))).toEqual([]);
    if (direction === 'TOP_TO_BOTTOM') return;
    await page.keyboard.press('End');
    await expect(page.locator('[data-reader-output]')).toHaveText(/12 \/ 12/);
  });
