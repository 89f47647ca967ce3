import { expect, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { expectAccessible } from '../product/accessibility.ts';
import { turnTo } from '../product/reading.ts';
import { agreeAt, newName } from '../product/socialPerson.ts';
import { test } from '../product/test.ts';
import { payWithTestMoney } from '../product/testPayment.ts';

// Money: the wall of an episode, the payment page of the stand-in, and the way back to the page where the wall stood.

let creator: Creator;

test.beforeAll(async () => {
  creator = await Creator.signUp('売る人');
});

type Direction = 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';

/** A public episode of six pages, of which so many are free, for ¥500; its page is written with the wall. */
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
  const page = `${getProduct().url}/episodes/${episode.episodeId}`;
  await expect.poll(async () => (await fetch(page)).text()).toContain('data-paywall');
  return episode;
}

const wallOf = (page: Page) => page.getByRole('region', { name: /^Read (the other|all)|^Waiting for/ });

/** Turns pages until the wall stands there. */
const readToTheWall = (page: Page, key?: string) => turnTo(page, wallOf(page), key);

async function expectReadingOn(page: Page, pageNumber: number): Promise<void> {
  await expect(page.locator(`#p${pageNumber} img`).first()).toBeVisible();
  await expect(page.locator('[data-reader-output]')).toContainText('/ 6');
  await expect(page.locator('[data-paywall]')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
}

const looks = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

for (const { width, height, colorScheme } of looks)
  test(`a guest meets the wall, signs up, stands before the same wall, buys, and reads on behind it: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const { episodeId } = await sell(3);
    await page.goto(`/episodes/${episodeId}`);
    await readToTheWall(page);
    const wall = wallOf(page);
    await expect(wall).toContainText('¥500');
    await expect(wall).toContainText('tax included');
    await expect(page.locator('.page')).toHaveCount(3);
    await expectAccessible(page, 'a screen of buying');
    await wall.getByRole('link', { name: /Sign up/ }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with OpenID (test)' }).click();
    const account = newName('buyer');
    await agreeAt(await opening, { Account: account, Name: '買う人', 'E-mail': `${account}@openid.example` });
    await page.getByRole('button', { name: 'Start' }).click();

    await expect(page).toHaveURL(new RegExp(`/episodes/${episodeId}`));
    await page.getByRole('button', { name: 'Buy this episode' }).click();
    await payWithTestMoney(page, 'Success');
    await expect(page.getByText('Bought. Yours to keep')).toBeVisible();
    await expectReadingOn(page, 4);
    await expect(page.locator('.page')).toHaveCount(6);
  });

test('who paid reads on behind the wall also where the reader wakes after the wall', async ({ page, context }) => {
  const { episodeId } = await sell(3);
  const reader = await Creator.signUp('遅い回線の人');
  await reader.signIn(context);
  // The reader's script comes when the wall has taken the payment out of the address.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    // Null: the page was left for the payment meanwhile.
    const script = await response.text().catch(() => null);
    if (script === null) return;
    if (script.includes('data-to-comments') && page.url().includes('purchase_succeeded'))
      await page.waitForURL((url) => url.search === '', { waitUntil: 'commit' });
    await route.fulfill({ response });
  });
  await page.goto(`/episodes/${episodeId}`);
  await readToTheWall(page);
  await wallOf(page).getByRole('button', { name: 'Buy this episode' }).click();
  await payWithTestMoney(page, 'Success');
  await expectReadingOn(page, 4);
  await expect(page.locator('#p4 img').first()).toBeInViewport();
  // A script that is still on its way belongs to no test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('that an episode was bought is said also where the script that says it comes late', async ({ page, context }) => {
  const { episodeId } = await sell(3);
  const reader = await Creator.signUp('もっと遅い回線の人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}`);
  await readToTheWall(page);
  await wallOf(page).getByRole('button', { name: 'Buy this episode' }).click();
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    // Null: the page was left meanwhile.
    const script = await response.text().catch(() => null);
    if (script?.includes('data-flash="status"')) await isReleased;
    if (script !== null) await route.fulfill({ response });
  });
  await payWithTestMoney(page, 'Success');
  await expectReadingOn(page, 4);
  const said = page.getByText('Bought. Yours to keep');
  await expect(said).toHaveCount(0);
  release();
  await expect(said).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a link to the wall leads a guest there as it does somebody who is signed in', async ({ page, context }) => {
  const { episodeId } = await sell(3);
  await page.goto(`/episodes/${episodeId}#paywall`);
  await expect(wallOf(page)).toBeInViewport();
  const reader = await Creator.signUp('招かれた人');
  await reader.signIn(context);
  await page.goto('/');
  await page.goto(`/episodes/${episodeId}#paywall`);
  await expect(wallOf(page)).toBeInViewport();
});

test('how pages are turned is not said over a wall that a link leads to', async ({ openBrowser }) => {
  const { episodeId } = await sell(3);
  const context = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const isHintThere = page.waitForResponse(/showHint/);
  await page.goto(`/episodes/${episodeId}#paywall`);
  await isHintThere;
  await page.waitForLoadState('networkidle');
  await expect(wallOf(page)).toBeInViewport();
  await expect(page.locator('.reader-hint')).toHaveCount(0);
});

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

test('whoever goes back from the payment page stands before the wall, and can pay after all', async ({
  page,
  context,
}) => {
  const { episodeId } = await sell(3);
  const reader = await Creator.signUp('引き返す人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}`);
  await readToTheWall(page);
  await wallOf(page).getByRole('button', { name: 'Buy this episode' }).click();
  await expect(page.getByText('How should this test go?')).toBeVisible();
  await page.goBack();
  await expect(wallOf(page)).toBeInViewport();
  await wallOf(page).getByRole('button', { name: 'Buy this episode' }).click();
  await payWithTestMoney(page, 'Success');
  await expectReadingOn(page, 4);
});

test('the bank may ask first: refused, nothing is charged; confirmed, the episode opens', async ({ page, context }) => {
  const { episodeId } = await sell(0);
  const reader = await Creator.signUp('確かめる人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}`);
  await page.getByRole('button', { name: 'Buy this episode' }).click();
  await payWithTestMoney(page, '3-D Secure', 'Refuse');
  await expect(page.getByText('Your bank refused. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay ¥/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectReadingOn(page, 1);
});

test('money from a shop comes later: the wall keeps its place with the number, and opens by itself', async ({
  page,
  context,
}) => {
  const { workId, episodeId } = await sell(3);
  const reader = await Creator.signUp('あとで払う人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}#paywall`);
  await page.getByRole('button', { name: 'Buy this episode' }).click();
  await payWithTestMoney(page, 'Pays later');
  const wall = page.getByRole('region', { name: 'Waiting for your payment' });
  await expect(wall).toContainText('Payment number');
  // Another day they come back without anything in the address.
  await page.goto(`/works/${workId}`);
  await page.goto(`/episodes/${episodeId}#paywall`);
  await expect(wall).toContainText('Pay until');
  await expectAccessible(page, 'a screen of buying');

  const history = await context.newPage();
  await history.setViewportSize({ width: 390, height: 844 });
  await history.goto('/my/settings/purchase_history');
  await expect(history.getByText(/^¥500 waits to be paid at a shop until/)).toBeVisible();
  await expectAccessible(history, 'a purchase that waits to be paid');
  expect(await history.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await history.close();

  const shop = await context.newPage();
  const steps = await wall.getByRole('link', { name: 'The steps at the shop' }).getAttribute('href');
  await shop.goto(new URL('/dev/stripe', steps ?? '').href);
  // To the browser of a test no tab is hidden: the message comes and goes whichever is in front.
  await Promise.all([
    expect(page.getByText('Bought. Yours to keep')).toBeVisible(),
    shop.getByRole('button', { name: 'The money arrives' }).first().click(),
  ]);
  await shop.close();
  await expectReadingOn(page, 4);
});

/** The reader, who is signed in here, has bought the episode and asked for no paid page of it. */
async function buyUnread(page: Page, reader: Creator, episodeId: string): Promise<void> {
  const { purchaseEpisode } = await reader.ask(
    'mutation PurchaseEpisode($input: PurchaseEpisodeInput!) { purchaseEpisode(input: $input) { checkoutUrl } }',
    { input: { episodeId, expectedPrice: 500 } },
  );
  // An empty page stands in for the reader; were the way back broken off instead, it could break off what is opened next too.
  const wayBack = `**/episodes/${episodeId}?purchase_succeeded*`;
  await page.route(wayBack, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(purchaseEpisode.checkoutUrl);
  await payWithTestMoney(page, 'Success');
  await page.waitForURL(wayBack);
  await reader.ask(
    'mutation UpdatePurchaseStatus($input: UpdatePurchaseStatusInput!) { updatePurchaseStatus(input: $input) { purchase { status } } }',
    { input: { purchasableID: episodeId } },
  );
}

test('an episode of which no paid page was opened is given back, and its wall stands again', async ({
  page,
  context,
}) => {
  const { episodeId } = await sell(3);
  const reader = await Creator.signUp('返す人');
  await reader.signIn(context);
  await buyUnread(page, reader, episodeId);
  await page.goto('/my/settings/purchase_history');
  await expectAccessible(page, 'a screen of buying');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('button', { name: 'Refund ¥500' }).click();
  await expect(page.getByText('¥500 is on its way back')).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await page.goto(`/episodes/${episodeId}#paywall`);
  await expect(page.getByRole('button', { name: /Buy this episode|Try again/ })).toBeVisible();
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
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Pay ¥/ })).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expectReadingOn(page, 3);
  await expect(page.locator('.reader-stage')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('[data-reader-output]')).toContainText('6 / 6');
  await page.goto('/my/purchased');
  await expect(page.getByRole('link', { name: /嵐の季節/ }).first()).toBeVisible();
});

test('an episode that its creator archived is read on by its buyer, on a phone and from the keyboard', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { episodeId } = await sell(3);
  const reader = await Creator.signUp('持っている人');
  await reader.signIn(context);
  await buyUnread(page, reader, episodeId);
  await creator.ask(
    'mutation ArchiveEpisode($input: ArchiveEpisodeInput!) { archiveEpisode(input: $input) { episode { id } } }',
    { input: { id: episodeId } },
  );
  await page.goto('/my/purchased');
  await expect(page.getByText('No longer public. It stays here for its buyers.')).toBeVisible();
  await expectAccessible(page, 'a shelf with an episode that is not public any more');
  await page.getByRole('link', { name: /嵐の季節/ }).click();
  await expect(page).toHaveURL(new RegExp(`/my/purchased/${episodeId}$`));
  const reading = page.getByRole('dialog');
  await expect(reading.locator('[data-page="1"] img').first()).toBeVisible();
  await expectAccessible(page, 'an episode that is read by its buyers alone');
  await page.keyboard.press('End');
  await expect(reading.locator('[data-reader-output]')).toContainText('6 / 6');
  await expect(reading.locator('[data-page="6"] img').first()).toBeVisible();
  await reading.getByRole('button', { name: 'Back to what you bought' }).first().click();
  await expect(page).toHaveURL(/\/my\/purchased$/);
});
