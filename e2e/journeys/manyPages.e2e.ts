import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { numbersOn, smallPage } from '../product/editor.ts';
import { test } from '../product/test.ts';

// Pictures of two hundred tiles at every step would take longer than the journey.
test.use({ trace: 'off' });

/** The pictures of a draft as the server has them. */
async function savedPages(creator: Creator, episodeId: string): Promise<{ id: string; url: string }[]> {
  const { episode } = await creator.ask(
    'query SavedPages($id: ID!) { episode(id: $id) { pages(first: 200) { nodes { image { id url(width: 320) } } } } }',
    { id: episodeId },
  );
  return episode.pages.nodes.map((page: { image: { id: string; url: string } }) => page.image);
}

test('200 pages in one drop, a slow line and three interruptions: none lost, none doubled, all in order, one corrupt', async ({
  page,
  context,
}) => {
  // The line is slow by intent, so that it can be cut in the midst of 200 pages: each part of them takes minutes.
  test.slow();
  const creator = await Creator.signUp('大量入稿の人');
  await creator.signIn(context);
  const published = await creator.publishWork({ title: '長い夜', pages: 1 });
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const files = await Promise.all(numbers.map(async (number) => png(`p${number}.png`, await smallPage(number))));
  const corrupt = 77;
  const torn = files[corrupt - 1];
  if (torn) torn.body = torn.body.subarray(0, Math.floor(torn.body.length / 2));
  await page.goto(`/workspace/manga/${published.workId}/episodes/new`);
  await expect(page.getByText('Drop images, a folder, ZIP, PDF or PSD.')).toBeVisible();

  const session = await context.newCDPSession(page);
  const line = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: 400_000,
      uploadThroughput: 400_000,
    });
  await session.send('Network.enable');
  await line(false);
  // Dropped in disorder, as a file manager may hand them over.
  await dropFiles(page, files.toReversed());
  await expect(page.getByRole('heading', { name: 'Pages 200 / 200' })).toBeVisible();

  const ready = page.getByText(/^\d+ of 200$/);
  const countReady = async () => Number((await ready.textContent())?.split(' ')[0]);
  for (const share of [20, 80, 140]) {
    // Sixty pictures on a line of 400 kB a second, each made into its sizes on the cores that run the browser.
    await expect.poll(countReady, { timeout: 120_000 }).toBeGreaterThan(share);
    await line(true);
    // Until somebody noticed: whatever was on its way has failed.
    await page.getByRole('button', { name: /^Errors/ }).click();
    const lost = page.getByRole('list', { name: 'What is wrong' }).getByText('No connection.').first();
    await expect(lost).toBeVisible({ timeout: 60_000 });
    await line(false);
    await page.getByRole('button', { name: /^All/ }).click();
  }
  // The rest, and what failed once more.
  await expect(ready).toHaveCount(0, { timeout: 180_000 });

  await page.getByRole('button', { name: /^Errors/ }).click();
  const reasons = page.getByRole('list', { name: 'What is wrong' }).getByRole('listitem');
  await expect(reasons).toHaveText([new RegExp(`^${corrupt} p${corrupt}\\.png: `)]);
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const episodeId = /episodes\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expect.poll(async () => (await savedPages(creator, episodeId)).length).toBe(199);
  const saved = await savedPages(creator, episodeId);
  expect(new Set(saved.map(({ id }) => id)).size).toBe(199);
  expect(
    await numbersOn(
      page,
      saved.map(({ url }) => url),
    ),
  ).toEqual(numbers.filter((number) => number !== corrupt));
});
