import { expect, type Page } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { test } from '../product/test.ts';
import { payWithTestMoney } from '../product/testPayment.ts';

// Money: the wall of an episode, the payment page of the stand-in, and the way back to the page where the wall stood.

let creator: Creator;

test.beforeAll(async () => {
  creator = await Creator.signUp('売る人');
});

type Direction = 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';

/** A public episode of six pages, of which so many are free, for ¥500. */
async function sell(free: number, direction: Direction = 'RIGHT_TO_LEFT'): Promise<PublishedEpisode> {
  const episode = await creator.publishWork({ title: '売り物の話', episodeTitle: '嵐の季節', pages: 6, direction });
  await creator.ask(
    `mutation UpdateEpisode($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { message } } }`,
    {
      input: {
        id: episode.episodeId,
        expectedRevision: episode.revision,
        episode: { salesInfo: { price: 500, pagesChargedFrom: free, salesAppeal: 'ここから先、嵐の中です。' } },
      },
    },
  );
  return episode;
}

const wallOf = (page: Page) => page.getByRole('region', { name: /^Read (the other|all)|^Waiting for/ });

/** Turns pages until the wall stands there. */
async function readToTheWall(page: Page, key = 'ArrowLeft'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(wallOf(page)).toBeInViewport({ timeout: 500 });
  }).toPass();
}

async function expectReadingOn(page: Page, pageNumber: number): Promise<void> {
  await expect(page.locator(`#p${pageNumber} img`).first()).toBeVisible();
  await expect(page.locator('[data-reader-output]')).toContainText('/ 6');
  await expect(page.locator('[data-paywall]')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
}

test('a declined card is told with what happened to the money, and the next try buys', async ({ page, context }) => {
  const { episodeId } = await sell(3);
  const reader = await Creator.signUp('二度目の人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}#paywall`);
  await page.getByRole('button', { name: 'Buy this episode' }).click();
  await payWithTestMoney(page, 'Declined');
  await page.getByRole('link', { name: 'Back to Komawari' }).click();
  await expect(wallOf(page)).toContainText('The card was declined. Nothing was charged.');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Try again' }).click();
  await payWithTestMoney(page, 'Success');
  await expectReadingOn(page, 4);
});

test('buying and reading on need no mouse', async ({ page, context }) => {
  const { episodeId } = await sell(2, 'LEFT_TO_RIGHT');
  const reader = await Creator.signUp('鍵盤の人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}`);
  await readToTheWall(page, 'ArrowRight');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Buy this episode' })).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText('How should this test go?')).toBeVisible();
  await page.getByRole('button', { name: /^Pay ¥/ }).focus();
  await page.keyboard.press('Enter');
  await expectReadingOn(page, 3);
  await expect(page.locator('.reader-stage')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('[data-reader-output]')).toContainText('6 / 6');
  await page.goto('/my/purchased');
  await expect(page.getByRole('link', { name: /嵐の季節/ }).first()).toBeVisible();
});
