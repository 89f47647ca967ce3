import { expect, type Page } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { storedPagesWith } from '../product/pageStore.ts';
import { expectPages, openEpisode, waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';

// On a slow line a page can be read, and tapped, before its scripts are there.

let creator: Creator;
let episode: PublishedEpisode;
let talkedAbout: PublishedEpisode;

const addEpisode = async (): Promise<PublishedEpisode> =>
  creator.addEpisode(episode.workId, {
    status: 'PUBLIC',
    pages: [{ imageId: await creator.makeImage(await drawPage(5)) }],
  });

test.beforeAll(async () => {
  creator = await Creator.signUp('遠い町の描き手');
  episode = await creator.publishWork({ title: '細い糸', pages: 4 });
  talkedAbout = await addEpisode();
});

/** Holds back scripts, every one unless told which, until the answer is called. */
async function holdScripts(page: Page, which = /\/_astro\/.*\.js/): Promise<() => void> {
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const kept = (page: Page) => page.waitForResponse((response) => response.url().includes('opname=AddWorkBookmark'));

test('the first tap on Bookmark counts, though the script of the page comes later', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/works/${episode.workId}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^Bookmark 細い糸/ });
  await button.click();
  const sent = kept(page);
  release();
  await sent;
  await expect(page.getByRole('button', { name: 'Bookmarked 細い糸' })).toBeVisible();
  await page.unroute(/\/_astro\/.*\.js/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bookmarked 細い糸' })).toBeVisible();
});

test('the first tap on Report and on the order of a long list counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/works/${episode.workId}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Report 細い糸/ }).click();
  const fromFirst = page.locator('[data-order="oldest"]');
  await fromFirst.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Report' })).toBeVisible();
  await expect(fromFirst).toHaveAttribute('aria-pressed', 'true');
});

test('the first tap on the reader’s bookmark counts too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/episodes/${episode.episodeId}`, { waitUntil: 'commit' });
  const button = page.locator('[data-bookmark]').first();
  await button.click();
  const sent = kept(page);
  release();
  await sent;
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a comment written and sent before its script is there is posted, once, without another load of the page', async ({
  page,
}) => {
  await page.goto(`/episodes/${episode.episodeId}`);
  await waitForReader(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const release = await holdScripts(page);
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  const field = page.getByLabel('Write a comment');
  await field.fill('雨の場面が忘れられません。');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  await post.click();
  await expect(field).toHaveValue('雨の場面が忘れられません。');
  release();
  await expect(field).toHaveValue('');
  await expect(page.getByText('雨の場面が忘れられません。')).toHaveCount(1);
  expect(loads).toBe(0);
});

test('the first tap on Show more shows more comments and asks for them once, though the script comes later', async ({
  page,
}) => {
  const reader = await Creator.signUp('細い糸の読者');
  const bodies = ['一ページ目', '二ページ目', '三ページ目', '四ページ目', '五ページ目'].map(
    (where) => `${where}の線が好きです。`,
  );
  for (const body of bodies) {
    const { addComment } = await reader.ask(
      'mutation AddComment($input: AddCommentInput!) { addComment(input: $input) { comment { id } problems { message } } }',
      { input: { episodeID: talkedAbout.episodeId, body } },
    );
    expect(addComment.problems).toEqual([]);
  }
  // Comments alone are on the page within a minute; an episode after it draws it at once.
  await addEpisode();
  await openEpisode(page, talkedAbout.episodeId);
  await expect.poll(() => storedPagesWith(bodies[4]!)).toContain(`/episodes/${talkedAbout.episodeId}`);
  await page.reload();
  await waitForReader(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const release = await holdScripts(page);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('opname=GetEpisodePageDaredemoComments') ? 1 : 0));
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  release();
  await expect(page.getByText(bodies[0]!)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show \d+ more/ })).toHaveCount(0);
  expect(asked).toBe(1);
});

test('who reads Japanese and comes to an episode first is offered the page in Japanese behind its last page', async ({
  openBrowser,
}) => {
  const context = await openBrowser({ locale: 'ja-JP' });
  const page = await context.newPage();
  await openEpisode(page, episode.episodeId);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: '日本語で読む' }).click();
  await expect(page).toHaveURL(new RegExp(`/ja/episodes/${episode.episodeId}`));
});

test('a page turned before the script is there that knows of other devices stays turned', async ({ page, context }) => {
  const reader = await Creator.signUp('細い線の読者');
  await reader.signIn(context);
  const release = await holdScripts(page, /\/_astro\/resumeFromHistory.*\.js/);
  // By now this device itself has told of the first page.
  const opened = page.waitForResponse((response) => response.url().includes('opname=AddReadingHistory'));
  await openEpisode(page, episode.episodeId);
  await opened;
  // It may be told as soon as the page is turned.
  const told = page.waitForRequest(/opname=LogPageLeavePosition/);
  await page.keyboard.press('ArrowLeft');
  await expectPages(page, [3, 2]);
  const loaded = page.waitForResponse(/resumeFromHistory/);
  release();
  await loaded;
  await told;
  await expectPages(page, [3, 2]);
  await expect(page.getByText('You were on page')).toHaveCount(0);
});
