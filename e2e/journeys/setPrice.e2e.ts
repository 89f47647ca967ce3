import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { tabTo } from '../product/focus.ts';
import { test } from '../product/test.ts';

// A creator sells an episode: what it costs, what of it they receive, from which page on, and what a guest will see.

/** Somebody with a work, and a second episode of it that is a draft of twelve pages. */
async function startWithDraft(name: string): Promise<{ creator: Creator; workId: string; editor: string }> {
  const creator = await Creator.signUp(name);
  const { workId } = await creator.publishWork({ title: '空飛ぶ配達魔女の日報', pages: 1 });
  const pages = (await creator.makePages(12)).map((imageId) => ({ imageId }));
  const { episodeId } = await creator.addEpisode(workId, { title: '嵐の季節', status: 'DRAFT', pages });
  return { creator, workId, editor: `/workspace/manga/${workId}/episodes/${episodeId}/edit` };
}

const sellSwitch = (page: Page) => page.getByRole('switch', { name: 'Sell this episode' });
const marker = (page: Page) => page.getByRole('slider', { name: 'First paid page' });
const preview = (page: Page) => page.getByRole('region', { name: 'What a guest sees' });
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: '嵐の季節' });

test('by keyboard alone a creator sets a price, sees what a guest will see, and publishes', async ({
  page,
  context,
}) => {
  const { creator, editor } = await startWithDraft('雨宮ましろ');
  await creator.signIn(context);
  await page.goto(editor);
  await expect(sellSwitch(page)).toBeVisible();
  await expect(page.getByText('of ¥500 you receive ¥452')).toBeVisible();
  await tabTo(page, { name: /^Sell this episode/ });
  await page.keyboard.press('Space');
  await tabTo(page, { name: /^Price/ });
  await page.keyboard.type('49');
  await page.keyboard.press('Tab');
  await expect(page.getByText('The lowest price is ¥50.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('500');
  await expect(page.getByRole('img', { name: 'Of ¥500 you receive ¥452, Komawari ¥30, payment ¥18' })).toBeVisible();
  await expect(marker(page)).toHaveAttribute('aria-valuenow', '5');
  // The number first, then the line.
  await tabTo(page, { name: 'First paid page' });
  await tabTo(page, { name: 'First paid page' });
  await expect(marker(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(marker(page)).toHaveAttribute('aria-valuetext', 'Page 7. 6 free, 6 paid');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Words above the price')).toBeFocused();
  await page.keyboard.type('嵐の中の六ページです。');
  await expect(preview(page).getByText('Read the other 6 pages')).toBeVisible();
  await expect(preview(page).getByText('嵐の中の六ページです。')).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expectAccessible(page, 'the sale of an episode');

  await tabTo(page, { name: /^Draft/ });
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Public/ })).toBeChecked();
  await tabTo(page, { name: /^Publish/ });
  await page.keyboard.press('Enter');
  await expect(rowOf(page)).toContainText('Public');
  await expect(rowOf(page)).toContainText('¥500');
});

test('a price is set with a finger on a phone, and the line between free and paid is dragged', async ({
  openBrowser,
}) => {
  const { creator, editor } = await startWithDraft('指先の作家');
  const phone = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await creator.signIn(phone);
  const page = await phone.newPage();
  await page.goto(editor);
  // Its track lies over it, and is part of its label.
  await sellSwitch(page).locator('..').tap();
  await page.getByLabel('Price', { exact: true }).fill('120');
  await expect(page.getByText('of each ¥120')).toBeVisible();
  await expect(marker(page)).toHaveAttribute('aria-valuenow', '5');
  await dragTo(page, 9);
  await expect(marker(page)).toHaveAttribute('aria-valuenow', '9');
  await expect(page.getByText('8 free, 4 paid')).toBeVisible();
  await expect(preview(page).getByText('Read the other 4 pages')).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expectAccessible(page, 'the sale of an episode on a phone');

  await page.getByRole('button', { name: 'Draft', exact: true }).tap();
  await page.getByRole('radio', { name: /^Fans only/ }).tap();
  await expect(page.getByText('An episode is for fans or for sale, not both.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it was' }).tap();
  await page.getByRole('radio', { name: /^Public/ }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await expect(rowOf(page)).toContainText('¥120');
});

/** Takes the marker and lets it go before a page. */
async function dragTo(page: Page, number: number): Promise<void> {
  await marker(page).scrollIntoViewIfNeeded();
  const target = page.getByRole('list', { name: 'Free and paid pages' }).locator(`[data-page="${number}"]`);
  const [from, to] = await Promise.all([marker(page).boundingBox(), target.boundingBox()]);
  if (!from || !to) throw new Error('The strip of pages is not there.');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from.x + from.width / 2, from.y + from.height / 2);
  await touch('touchMove', (from.x + to.x) / 2, (from.y + to.y) / 2);
  await touch('touchMove', to.x + 2, to.y + to.height / 2);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('several episodes are chosen in the list and given one price', async ({ page, context }) => {
  const { creator, workId } = await startWithDraft('まとめる人');
  await creator.signIn(context);
  await page.goto(`/workspace/manga/${workId}`);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Set price…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('300');
  await dialog.getByLabel('Paid after page').fill('3');
  await expectAccessible(page, 'one price for several episodes');
  await dialog.getByRole('button', { name: 'Set price' }).click();
  await expect(page.getByText('1 episode did not change:')).toBeVisible();
  await expect(rowOf(page)).toContainText('¥300');
});
