import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { drawPage, pageSize, widePageSize } from '../drawing/drawPage.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { drawnNumbers, expectPages, waitForReader } from '../product/reading.ts';
import { readMail } from '../product/readMail.ts';
import { test } from '../product/test.ts';

// The main journey: a creator publishes an episode, and a moment later somebody without an account reads it.

const key = randomUUID().slice(0, 6);
const creator = { email: `mina-${key}@example.jp`, screenName: `mina_${key}`, displayName: `雨宮みな${key}` };
const work = { title: `雲の郵便局 ${key}`, tag: `空の手紙${key}`, afterword: '読んでくれてありがとう。' };
const pageCount = 8;
/** As a file manager hands them over: in no order. They are named page 5 to page 12, so that letters would sort them wrongly. */
const shuffled = [5, 2, 8, 1, 7, 4, 6, 3];
const widePage = 4;

/** Where readers find what was published; filled by the first journey. */
let workPath = '';
let episodePath = '';

test.describe.configure({ mode: 'serial' });

async function signUpByMail(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We sent the link to ${creator.email}`)).toBeVisible();
  await readMail(creator.email);
  await page.goto('/dev/inbox');
  const mail = page.getByRole('article').filter({ hasText: creator.email }).locator('iframe').contentFrame();
  await mail.getByRole('link').first().click();
  await expect(page.getByText(`Your e-mail is verified: ${creator.email}`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour in winter');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByLabel('Screen name').fill(creator.screenName);
  await page.getByLabel('Display name').fill(creator.displayName);
  await expect(page.getByText('This name is free.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).not.toHaveURL(/signup/);
}

test('somebody signs up by mail, and publishes a work with its first episode in one form', async ({ page }) => {
  await signUpByMail(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Publish' }).click();

  await page.getByLabel('Title', { exact: true }).fill(work.title);
  await page.getByLabel('Description').fill('配達人のいない島に、ある日一通の手紙が届く。');
  const cover = page.getByRole('group', { name: 'Cover' });
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await drawPage(100) });
  await page.getByRole('textbox', { name: 'Tags' }).fill(work.tag);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${work.tag}` })).toBeVisible();

  const drawn = await Promise.all(
    shuffled.map(async (number) =>
      png(`page ${number + 4}.png`, await drawPage(number, number === widePage ? widePageSize : pageSize)),
    ),
  );
  await dropFiles(page, drawn);
  const tiles = page.getByRole('list', { name: 'Pages in reading order' });
  await expect(tiles.getByRole('article', { name: /ready$/ })).toHaveCount(pageCount);
  await expect.poll(() => drawnNumbers(tiles.getByRole('img'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await page.getByLabel('Afterword').fill(work.afterword);
  await expect(cover.getByRole('button', { name: 'Replace' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '第1話' })).toContainText('Public');
  workPath = `/works/${new URL(page.url()).pathname.split('/').at(-1)}`;
});

test('a guest without JavaScript finds it on every page that leads to it, and reads it', async ({
  plainPage: page,
}) => {
  await page.goto(workPath);
  const read = page.getByRole('link', { name: 'Read 第1話' });
  episodePath = (await read.getAttribute('href')) ?? '';
  for (const path of [
    '/',
    '/new_works',
    `/@${creator.screenName}`,
    `/@${creator.screenName}/manga`,
    `/tags/${work.tag}`,
  ]) {
    await page.goto(path);
    await expect(page.locator(`a[href="${workPath}"], a[href="${episodePath}"]`).first()).toBeAttached();
    await expect(page.getByText(work.title).first()).toBeVisible();
  }
  await page.goto(workPath);
  await expect(page.getByRole('heading', { name: work.title })).toBeVisible();
  await expect(page.getByText(creator.displayName)).toBeVisible();
  await expect(page.getByRole('link', { name: work.tag })).toBeVisible();
  await read.click();
  await expect(page).toHaveURL(new RegExp(`${episodePath}$`));
  const pictures = page.locator('.page img');
  await expect(pictures).toHaveCount(pageCount);
  await expect.poll(() => drawnNumbers(pictures)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect(page.getByText(work.afterword)).toBeVisible();
});

test('a guest without an account reads it by keyboard, likes, bookmarks and comments', async ({ page }) => {
  const accountsMade: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/identity/anonymous')) accountsMade.push(request.url());
  });
  await page.goto('/new_works');
  await page.getByRole('link', { name: work.title }).first().click();
  await page.getByRole('link', { name: 'Read 第1話' }).click();
  await waitForReader(page);

  await test.step('right-to-left, with a wide page alone and the end screen after the last one', async () => {
    await expectPages(page, [1]);
    for (const spread of [[3, 2], [widePage], [6, 5], [8, 7]]) {
      await page.keyboard.press('ArrowLeft');
      await expectPages(page, spread);
    }
    await page.keyboard.press('ArrowRight');
    await expectPages(page, [6, 5]);
    expect(await drawnNumbers(page.locator('.page.is-shown img'))).toEqual([5, 6]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('region', { name: 'End of the episode' })).toBeVisible();
    await expect(page.getByText(work.afterword)).toBeVisible();
  });

  const like = page.getByRole('button', { name: /^Like/ });
  await test.step('the first like makes the account, ten are the most, and one can be taken back', async () => {
    await expect(like).toHaveAccessibleName('Like. You gave 0 of 10');
    expect(accountsMade).toEqual([]);
    for (let given = 1; given <= 10; given += 1) {
      await like.click();
      await expect(like).toHaveAccessibleName(`Like. You gave ${given} of 10`);
    }
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
    await expect(like).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Take one back' }).click();
    await expect(like).toHaveAccessibleName('Like. You gave 9 of 10');
    await expect.poll(() => accountsMade.length).toBe(1);
  });

  await test.step('a comment is written and deleted by the one who wrote it', async () => {
    await page.getByLabel('Write a comment').fill('最後の手紙に泣きました。');
    await page.getByRole('button', { name: 'Post' }).click();
    const comment = page.getByRole('article').filter({ hasText: '最後の手紙に泣きました。' });
    await expect(comment).toBeVisible();
    await comment.getByRole('button', { name: 'More about the comment by Guest' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.locator('.flash').filter({ hasText: 'Comment deleted' })).toBeVisible();
    await expect(comment).toHaveCount(0);
  });

  await test.step('the bookmark and the likes are there in the next visit', async () => {
    await page.keyboard.press('ArrowRight');
    await expectPages(page, [8, 7]);
    await page.getByRole('button', { name: 'Bookmark' }).click();
    await expect(page.locator('.flash').filter({ hasText: 'Bookmarked' })).toBeVisible();
    await page.goto(workPath);
    await expect(page.getByRole('button', { name: `Bookmarked ${work.title}` })).toBeVisible();
    await page.goto(episodePath);
    const goToItsEnd = async () => {
      await waitForReader(page);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
    };
    await goToItsEnd();
    await expect(like).toHaveAccessibleName('Like. You gave 9 of 10');
    await expect(page.getByText('最後の手紙に泣きました。')).toHaveCount(0);
    // Left before taps that belong together are usually sent.
    await like.click();
    await page.goto(workPath);
    await page.goto(episodePath);
    await goToItsEnd();
    await expect(like).toHaveAccessibleName('Like. You gave 10 of 10');
    expect(accountsMade).toHaveLength(1);
  });
});
