import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { expectPages, openEpisode } from '../product/reading.ts';
import { readMail } from '../product/readMail.ts';
import { test } from '../product/test.ts';

// What a reader has of their own: history, updates of watched creators, bookmarks, purchases.

let creator: Creator;
let published: PublishedEpisode;
let pages: string[];

test.beforeAll(async () => {
  creator = await Creator.signUp('灯台の絵師');
  pages = await creator.makePages(6);
  published = await creator.publishWork({
    title: '灯台の夜',
    imageIds: pages,
    direction: 'LEFT_TO_RIGHT',
    episodeTitle: 'はじまり',
    startPosition: 'FORMER',
  });
});

async function signUp(page: Page, name: string): Promise<void> {
  const email = `${name}@example.jp`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await readMail(email));
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour in winter');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByLabel('Screen name').fill(name);
  await page.getByLabel('Display name').fill('灯台の読者');
  await expect(page.getByText('This name is free.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).not.toHaveURL(/signup/);
}

test('what a guest read moves into the account that is made of it, once, and is gone when it is cleared', async ({
  page,
}) => {
  await openEpisode(page, published.episodeId);
  await page.keyboard.press('ArrowRight');
  await expectPages(page, [3, 4]);
  await page.goto('/my/reading_histories');
  await expect(page).toHaveURL('/reading_histories');
  await expect(page.getByRole('link', { name: 'はじまり' })).toBeVisible();

  const moved: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('opname=MigrateLocalReadingHistory')) moved.push(request.url());
  });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, `r_${randomUUID().slice(0, 8)}`);
  await page.goto('/my/reading_histories');
  await expect(page.getByRole('link', { name: 'はじまり' })).toBeVisible();
  // A page that was left before the answer came sends it again, which changes nothing.
  expect(moved.length).toBeGreaterThan(0);
  const sent = moved.length;
  await page.reload();
  await expect(page.getByRole('link', { name: 'はじまり' })).toHaveCount(1);
  expect(moved).toHaveLength(sent);

  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Nothing read yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing read yet')).toBeVisible();
  await openEpisode(page, published.episodeId);
  await expectPages(page, [1, 2]);
});

test('a guest finds what they bookmarked in the library, by the bar at the bottom, and the account they make keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bookmarks');
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  await page.goto(`/works/${published.workId}`);
  await page.getByRole('button', { name: /Bookmark/ }).click();
  // The button turns at once; the message comes when the guest's account is made and the bookmark is in it.
  await expect(page.locator('.flash').filter({ hasText: 'Bookmarked' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main, short' }).getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL('/bookmarks');
  await expect(page.getByRole('link', { name: '灯台の夜' }).last()).toBeVisible();
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/reading_histories');
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Bookmarks' }).click();

  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, `b_${randomUUID().slice(0, 8)}`);
  await page.goto('/bookmarks');
  await expect(page).toHaveURL('/my/bookmarks');
  await expect(page.getByRole('link', { name: '灯台の夜' }).last()).toBeVisible();
});

test('what a watched creator publishes is on the home of a fan', async ({ page, context }) => {
  const fan = await Creator.signUp('灯台守の友');
  await fan.signIn(context);
  await page.goto('/my');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: '灯台の夜' }).first()).toBeVisible();

  await page.goto(creator.path);
  await page
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Watch', exact: true }).last().click();
  await expect(page.getByRole('button', { name: /Watching/ }).first()).toBeVisible();
  await creator.addEpisode(published.workId, {
    title: 'ともしび',
    status: 'FAN_ONLY',
    pages: [{ imageId: pages[0] }],
  });
  await page.goto('/my');
  const line = page.getByRole('listitem').filter({ hasText: 'ともしび' });
  await expect(line).toContainText('Fans only');
  await expect(line).toContainText('灯台の夜');
  await line.getByRole('link', { name: 'ともしび' }).click();
  await expect(page.locator('[data-reader]')).toBeVisible();
});

test('bookmarks are sorted and searched, and what nobody bought or marked says so', async ({ page, context }) => {
  const reader = await Creator.signUp('港の読者');
  await reader.signIn(context);
  await page.goto('/my/bookmarks');
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  const other = await creator.publishWork({ title: '霧の港', imageIds: pages });
  for (const { workId } of [other, published])
    await reader.ask('mutation AddWorkBookmark($id: ID!) { addWorkBookmark(input: { workId: $id }) { work { id } } }', {
      id: workId,
    });
  await page.reload();
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['霧の港', '灯台の夜']);
  await page.getByRole('button', { name: 'Added' }).click();
  await expect(titles).toHaveText(['灯台の夜', '霧の港']);
  await page.getByRole('searchbox', { name: 'Title' }).fill('霧');
  await expect(titles).toHaveText(['霧の港']);
  await expect(page).toHaveURL(/title=/);
  await page.getByRole('searchbox', { name: 'Title' }).fill('砂漠');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(titles).toHaveCount(2);

  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Purchased' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
  await page.goto('/my/settings/purchase_history');
  await expect(page.getByRole('heading', { name: 'No purchases' })).toBeVisible();
  await openEpisode(page, published.episodeId);
  await page.goto('/handle_purchase_error');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(new RegExp(`/episodes/${published.episodeId}`));
});

test('a signed-in reader goes on where another device left off later', async ({ openBrowser }) => {
  const reader = await Creator.signUp('二台の読者');
  const phone = await openBrowser();
  await reader.signIn(phone);
  const page = await phone.newPage();
  // Signing in leads through a page of one's own, as it does for a person.
  await page.goto('/my');
  await expect(page.getByRole('heading', { name: 'From the creators you watch' })).toBeVisible();
  // Told once it was on screen for a second, and nobody turned for a moment.
  const told = page.waitForRequest(/opname=LogPageLeavePosition/, { timeout: 30_000 });
  await openEpisode(page, published.episodeId);
  await page.keyboard.press('ArrowRight');
  await expectPages(page, [3, 4]);
  await told;

  const desk = await openBrowser();
  await reader.signIn(desk);
  const there = await desk.newPage();
  await there.goto('/my');
  await expect
    .poll(
      async () =>
        (
          await reader.ask(
            `query Place { episode(id: "${published.episodeId}") { viewerReadingHistory { pageNumber } } }`,
          )
        ).episode.viewerReadingHistory?.pageNumber,
    )
    .toBe(3);
  await openEpisode(there, published.episodeId);
  await expectPages(there, [3, 4]);
});

test('nothing of an account stays on the device after signing out', async ({ page, context }) => {
  const first = await Creator.signUp('先の人');
  await first.signIn(context);
  await page.goto('/my');
  await expect(page.getByText('先の人')).toBeVisible();
  await openEpisode(page, published.episodeId);
  await page.keyboard.press('ArrowRight');
  await expectPages(page, [3, 4]);
  await page.goto('/my');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/reading_histories');
  await expect(page.getByText('Nothing read yet')).toBeVisible();

  const second = await Creator.signUp('後の人');
  await second.signIn(context);
  await page.goto('/my/reading_histories');
  await expect(page.getByText('Nothing read yet')).toBeVisible();
  await page.goto('/my');
  await expect(page.getByText('後の人')).toBeVisible();
  await expect(page.getByText('先の人')).toHaveCount(0);
});
