import { expect, type Page } from '@playwright/test';
import { drawNoise, drawPage } from '../drawing/drawPage.ts';
import { packZip } from '../drawing/packZip.ts';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { expectTiles, tilesOf } from '../product/editor.ts';
import { drawnNumbers } from '../product/reading.ts';
import { test } from '../product/test.ts';

// Getting pages in, putting them in order, and losing nothing on the way.

let creator: Creator;
let published: PublishedEpisode;

test.beforeAll(async () => {
  creator = await Creator.signUp('徹夜の原稿係');
  published = await creator.publishWork({ title: '夜明け前の入稿', pages: 3 });
});

test.beforeEach(async ({ context }) => creator.signIn(context));

const newEpisode = () => `/workspace/manga/${published.workId}/episodes/new`;
const editEpisode = (episodeId: string) => `/workspace/manga/${published.workId}/episodes/${episodeId}/edit`;

test('a ZIP is read in natural order, a corrupt file is told alone, and the others are ready', async ({ page }) => {
  await page.goto(newEpisode());
  const files = [10, 2, 1].map(async (number) => ({ name: `第3話/p${number}.png`, body: await drawPage(number) }));
  const body = await packZip(await Promise.all(files));
  await dropFiles(page, [{ name: 'pages.zip', type: 'application/zip', body }]);
  await expectTiles(page, [1, 2, 10]);

  const whole = await drawPage(11);
  await dropFiles(page, [
    png('a whole.png', whole),
    png('b cut off.png', whole.subarray(0, Math.floor(whole.length / 2))),
    png('c no picture.png', Buffer.from('this is a letter, not a picture')),
  ]);
  await expectTiles(page, [1, 2, 10, 11]);
  const corrupt = tilesOf(page).getByRole('article', { name: /(?:b cut off|c no picture)\.png, / });
  await expect(corrupt).toHaveCount(2);
  await page.getByRole('button', { name: /^Errors/ }).click();
  const reasons = page.getByRole('list', { name: 'What is wrong' });
  await expect(reasons.getByRole('listitem').filter({ hasText: 'b cut off.png' })).toBeVisible();
  await expect(reasons.getByRole('listitem').filter({ hasText: 'c no picture.png' })).toBeVisible();
  await page.getByLabel('Public', { exact: false }).check();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(page.getByText('2 pages need your attention.')).toBeVisible();
});

test('pages are reordered by keyboard, and the new place is said', async ({ page }) => {
  await page.goto(editEpisode(published.episodeId));
  await expectTiles(page, [1, 2, 3]);
  await page.getByRole('button', { name: 'Move Page 3, 3 of 3.' }).focus();
  await page.keyboard.press('Alt+Home');
  await expect(page.getByText('Page 3, moved to 1 of 3')).toBeAttached();
  await expectTiles(page, [3, 1, 2]);
  await expect(page.getByRole('button', { name: 'Move Page 1, 1 of 3.' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText('Page 1, moved to 2 of 3')).toBeAttached();
  await expectTiles(page, [1, 3, 2]);
});

test('replacing a page of a public episode keeps it public, and readers get the new page', async ({
  page,
  openBrowser,
}) => {
  const { episodeId } = await creator.publishWork({ title: '差し替え', pages: 2 });
  await page.goto(editEpisode(episodeId));
  await expectTiles(page, [1, 2]);
  await page.getByRole('button', { name: 'More about page 2' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await (await chooser).setFiles({ name: 'redrawn.png', mimeType: 'image/png', buffer: await drawPage(42) });
  await expectTiles(page, [1, 42]);
  const reader = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await reader.goto(`/episodes/${episodeId}`);
  await expect.poll(() => drawnNumbers(reader.locator('.page img'))).toEqual([1, 2]);

  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('row').filter({ hasText: '第1話' })).toContainText('Public');
  await expect
    .poll(async () => {
      await reader.reload();
      return drawnNumbers(reader.locator('.page img'));
    })
    .toEqual([1, 42]);
});

test('two tabs on one episode: the second is told, and decides which one stays', async ({ page, context }) => {
  const { workId } = published;
  const { episodeId } = await creator.addEpisode(workId, { title: '下書き', status: 'DRAFT' });
  const other = await context.newPage();
  await page.goto(editEpisode(episodeId));
  await other.goto(editEpisode(episodeId));
  const title = (tab: Page) => tab.getByLabel('Title', { exact: true });
  await expect(title(page)).toHaveValue('下書き');
  await expect(title(other)).toHaveValue('下書き');

  await title(page).fill('一枚目の題');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft saved/).first()).toBeVisible();
  await title(other).fill('二枚目の題');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText(/You changed this in another tab at/)).toBeVisible();
  await expect(title(other)).toHaveValue('二枚目の題');
  await other.getByRole('button', { name: 'Load the other one' }).click();
  await expect(title(other)).toHaveValue('一枚目の題');
  await expect(other.getByText(/You changed this in another tab at/)).toHaveCount(0);
});

test('what was typed and uploaded survives a mistake and a reload', async ({ page }) => {
  await page.goto('/workspace/manga/new');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('あ'.repeat(101));
  await page.getByLabel('Description').fill('消えない説明');
  await dropFiles(page, [png('1.png', await drawPage(7))]);
  await expectTiles(page, [7]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('あ'.repeat(101));
  await expectTiles(page, [7]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('komawari-draft:new-work') ?? ''))
    .toContain('"image"');

  await page.reload();
  await expect(title).toHaveValue('あ'.repeat(101));
  await expect(page.getByLabel('Description')).toHaveValue('消えない説明');
  await expectTiles(page, [7]);

  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(startOver).toBeFocused();
  await expectTiles(page, [7]);
  await startOver.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'New work' })).toBeFocused();
  await expect(title).toHaveValue('');
  await expectTiles(page, []);
  await page.reload();
  await expect(title).toHaveValue('');
  await expect(page.getByText('They were only in this browser.')).toBeHidden();
});

test('an upload that lost its connection halfway goes on where it was', async ({ page, context }) => {
  await page.goto(newEpisode());
  await expect(page.getByText('Drop images, a folder, ZIP, PDF or PSD.')).toBeVisible();
  const offsets: number[] = [];
  let isConnected = true;
  await context.route('**/uploads/**', async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') {
      offsets.push(Number(request.headers()['upload-offset']));
      // After the first piece, as in a tunnel.
      if (offsets.length === 2) isConnected = false;
    }
    await (isConnected ? route.continue() : route.abort('connectionreset'));
  });
  await dropFiles(page, [png('noise.png', await drawNoise())]);
  await expect.poll(() => offsets.length).toBeGreaterThan(1);
  isConnected = true;
  await expect(tilesOf(page).getByRole('article', { name: /ready$/ })).toHaveCount(1);
  const [first, broken = 0, ...later] = offsets;
  expect(first).toBe(0);
  expect(broken).toBeGreaterThan(0);
  expect(later).toContain(broken);
  expect(later).not.toContain(0);
});
