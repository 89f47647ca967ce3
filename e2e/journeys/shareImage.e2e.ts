import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { readByMany } from '../product/readByMany.ts';
import { agreeAt, newName } from '../product/socialPerson.ts';
import { test } from '../product/test.ts';

/** Expects so many pictures in a part of the page, every one of them arrived. */
async function expectPictures(part: Locator, count: number): Promise<void> {
  const arrived = () =>
    part.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(arrived).toEqual(Array.from({ length: count }, () => true));
}

/** A work that forty people read: its numbers, its share image kept as a file, and posted on X, never by itself. */
test('a creator sees where forty readers stop, keeps a share image without X, and posts it on X after seeing the post [R1-009, R2-065]', async ({
  page,
  context,
}) => {
  // Forty people read, and are counted by a clock.
  test.setTimeout(300_000);
  const creator = await Creator.signUp('知らせる人');
  const work = await creator.publishWork({ title: '灯台の知らせ', pages: 3, hasCover: true });
  await readByMany(creator, work, { readers: 40, pages: 3 });
  await creator.signIn(context);
  await page.goto('/workspace/analytics');
  await expect(page.getByRole('heading', { name: '灯台の知らせ' })).toBeVisible();
  await page.getByLabel('Compare with').selectOption('none');
  await expect(page).toHaveURL(/compare=none/);
  await page.getByRole('button', { name: 'First 3 days' }).click();
  await expect(page).toHaveURL(/range=3days/);
  // Every other reader left at page 2 of 3.
  const stops = page.getByRole('region', { name: /^Within/ });
  await expect(stops.getByText('20 of 40 stop here, 50%')).toBeVisible();
  for (const { width, scheme } of [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await stops.scrollIntoViewIfNeeded();
    await expectPictures(stops.getByRole('listitem').filter({ hasText: '20 of 40 stop here' }), 1);
    // Under the bars stands every page.
    await expectPictures(stops.getByRole('group', { name: /^3 pages/ }), 3);
    await expectAccessible(page, `where readers stop at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'All time' }).click();
  const numbers = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Episode to episode, CSV' }).click();
  expect(await readFile(await (await numbers).path(), 'utf8')).toMatch(/,40,/);

  await page.goto(`/workspace/analytics/_share_image?work=${work.workId}`);
  const dialog = page.getByRole('dialog', { name: 'Share image' });
  const picture = dialog.getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(dialog.getByLabel('Alternative text')).toHaveValue(/灯台の知らせ\. .*40 views\./);
  for (const { width, scheme } of [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await expect(dialog.getByRole('link', { name: 'Download PNG' })).toBeVisible();
    await expectAccessible(page, `the share image at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download PNG' }).click();
  const file = await readFile(await (await saved).path());
  const { format, width, height } = await sharp(file).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  // A blank sheet has one colour.
  const { channels, entropy } = await sharp(file).stats();
  expect(entropy).toBeGreaterThan(1);
  expect(channels[0]?.stdev).toBeGreaterThan(20);

  // Without a link nothing is posted; the way to one opens beside what is written.
  await expect(dialog.getByRole('button', { name: 'Post on X' })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'link your X account' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Link X account' }).click();
  await expect(tab.getByRole('heading', { name: 'Test sign-in in place of X' })).toBeVisible();
  const x = new URL(tab.url()).origin;
  const username = newName('x').slice(0, 15);
  await agreeAt(tab, { 'Name at X': username });
  await expect(tab.getByText(`@${username}`).first()).toBeVisible();
  await tab.close();

  await page.reload();
  const text = dialog.getByLabel('Text beside it');
  await text.fill('灯台、40回読まれました');
  await dialog.getByRole('button', { name: 'Post on X' }).click();
  const preview = page.getByRole('dialog', { name: `Post this as @${username}?` });
  await expect(preview.getByText('灯台、40回読まれました')).toBeVisible();
  const posts = async () => {
    const answer = await page.request.get(`${x}/settings/posts?username=${username}`);
    return ((await answer.json()) as { text: string }[]).map((post) => post.text);
  };
  expect(await posts()).toEqual([]);
  await preview.getByRole('button', { name: 'Post now' }).click();
  await expect(dialog.getByRole('link', { name: 'Open the post' })).toBeVisible();
  expect(await posts()).toEqual(['灯台、40回読まれました']);

  // X does not take the same post again; what is written stays.
  await dialog.getByRole('button', { name: 'Post on X' }).click();
  await preview.getByRole('button', { name: 'Post now' }).click();
  await expect(dialog.getByText('Nothing was posted.')).toBeVisible();
  await expect(text).toHaveValue('灯台、40回読まれました');
  expect(await posts()).toHaveLength(1);
});
