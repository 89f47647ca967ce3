import { expect, type Page } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { layoutShift } from '@komawari/ui/testing/layoutShift';
import { expectPages, openEpisode, waitForReader } from '../product/reading.ts';
import { swipe } from '../product/touch.ts';
import { test } from '../product/test.ts';

// Reading on a phone, and what a reader chose holding from one episode to the next.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let paged: PublishedEpisode;
let next: PublishedEpisode;
let strip: PublishedEpisode;

test.beforeAll(async () => {
  const creator = await Creator.signUp('電車で読む人');
  const imageIds = await creator.makePages(6);
  const pages = imageIds.map((imageId) => ({ imageId }));
  paged = await creator.publishWork({ title: '通勤快速', imageIds });
  next = await creator.addEpisode(paged.workId, { status: 'PUBLIC', startPosition: 'LATTER', pages });
  strip = await creator.publishWork({ title: '縦に長い坂', imageIds, direction: 'TOP_TO_BOTTOM' });
});

/** Opens the layouts, which have no room in a phone's bars, and chooses one. */
async function chooseLayout(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Reader settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reader settings' });
  await sheet.getByLabel(name, { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('pages are turned by swiping, nothing moves by itself, and the next visit begins at the very page', async ({
    page,
  }) => {
    await openEpisode(page, paged.episodeId);
    await expectPages(page, [1]);
    await swipe(page, 100, 280);
    await expectPages(page, [2]);
    await swipe(page, 100, 280);
    await swipe(page, 100, 280);
    await expectPages(page, [4]);
    await swipe(page, 280, 100);
    await expectPages(page, [3]);
    await expect(page.locator('[data-reader-output]')).toHaveText('3 / 6');
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });

    await page.reload();
    await waitForReader(page);
    await expectPages(page, [3]);
    await page.goto('/');
    await openEpisode(page, paged.episodeId);
    await expectPages(page, [3]);
    await expect(page.getByText('You were on page 3.')).toBeVisible();
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  });

  test('switching to scrolling and back keeps the page', async ({ page }) => {
    await openEpisode(page, paged.episodeId, '#p4');
    await expectPages(page, [4]);
    await chooseLayout(page, 'Scroll');
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-layout', 'scroll');
    await expect(page.locator('[data-reader-output]')).toHaveText('4 / 6');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#p4');
    await chooseLayout(page, 'Single');
    await expectPages(page, [4]);
  });

  test('a strip is scrolled to its end without a shift, tells how far it is, and opens again at the very spot', async ({
    page,
  }) => {
    await openEpisode(page, strip.episodeId);
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-layout', 'scroll');
    const percent = page.locator('[data-reader-percent]');
    await expect(percent).toHaveText('0');
    const third = await page
      .locator('.page[data-page="3"]')
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const spot = Math.round(third + 200);
    await page.evaluate((top) => scrollTo(0, top), spot);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#p3');
    await expect(percent).not.toHaveText('0');
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
    await page.goto('/');
    await openEpisode(page, strip.episodeId);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - spot)).toBeLessThan(5);

    for (const number of [4, 5, 6]) {
      await page.locator(`.page[data-page="${number}"]`).evaluate((element) => element.scrollIntoView());
      await expect
        .poll(() =>
          page
            .locator(`.page[data-page="${number}"] img`)
            .evaluate((image) => (image as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);
    }
    await page.getByRole('region', { name: 'End of the episode' }).evaluate((element) => element.scrollIntoView());
    await expect(page.getByRole('button', { name: /^Like/ })).toBeVisible();
    await expect(percent).toHaveText('100');
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  });
});

test('the shift of the pairing by O is still there in the next episode', async ({ page }) => {
  await openEpisode(page, paged.episodeId, '#p2');
  await expectPages(page, [3, 2]);
  await page.keyboard.press('o');
  await expectPages(page, [2, 1]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page
    .getByRole('link', { name: /^Next episode/ })
    .first()
    .click();
  await page.waitForURL(`**/episodes/${next.episodeId}*`);
  await waitForReader(page);
  await expectPages(page, [2, 1]);
});
