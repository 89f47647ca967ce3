import { expect, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';
import { drawPage } from '../drawing/drawPage.ts';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { openEpisode } from '../product/reading.ts';
import { test } from '../product/test.ts';

// A reader who watches a creator hears of the next episode, and decides by which ways.

type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

let creator: Creator;
let published: PublishedEpisode;

test.beforeAll(async () => {
  creator = await Creator.signUp('雨宮ましろ');
  published = await creator.publishWork({ title: '灯台の猫', episodeTitle: '入港' });
});

const mailsTo = async (to: string): Promise<Mail[]> => {
  const mails = (await (await fetch(`${getProduct().url}/dev/inbox.json`)).json()) as Mail[];
  return mails.filter((mail) => mail.to === to && mail.headers['list-unsubscribe']);
};

const publishNext = async (title: string): Promise<string> => {
  const imageId = await creator.makeImage(await drawPage(2));
  const { episodeId } = await creator.addEpisode(published.workId, { title, status: 'PUBLIC', pages: [{ imageId }] });
  return episodeId;
};

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('watched from an episode with mail: the next one is in the inbox and at the bell, until one click ends the mail', async ({
  page,
}) => {
  const reader = await Creator.signUp('読む人');
  await reader.signIn(page.context());
  await openEpisode(page, published.episodeId);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  // A press before the button's script has come is kept for it.
  await page.getByRole('button', { name: 'Watch 雨宮ましろ' }).first().click();
  const asking = page.getByRole('dialog', { name: 'Watch 雨宮ましろ' });
  const byMail = asking.getByRole('switch', { name: 'E-mail me new episodes' });
  await expect(byMail).not.toBeChecked();
  await byMail.check();
  await asking.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Watching 雨宮ましろ' }).first()).toBeVisible();

  const episodeId = await publishNext('嵐の夜');
  await expect.poll(async () => (await mailsTo(reader.email)).length).toBe(1);
  const [mail] = await mailsTo(reader.email);
  expect(mail?.subject).toBe('灯台の猫 第2話　嵐の夜');
  expect(mail?.text).toContain(`/episodes/${episodeId}`);

  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '灯台の猫 第2話 嵐の夜' }).click();
  await expect(page).toHaveURL(`/episodes/${episodeId}`);
  await page.goto('/notifications');
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // What a mail program sends, without any session.
  const target = /<(.+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(target);
  const answer = await fetch(`${getProduct().url}${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  await page.goto('/my/settings/notification');
  const choice = page.getByRole('group', { name: 'Mail about 雨宮ましろ' });
  await expect(choice.getByRole('button', { name: 'No mail' })).toHaveAttribute('aria-pressed', 'true');

  await publishNext('凪');
  // Watchers are told by a job, a moment after it came out.
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: '灯台の猫 第3話 凪' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await mailsTo(reader.email)).toHaveLength(1);
});

test('what readers do is told to the creator in one line, and all of it is marked as read at once', async ({
  page,
  openBrowser,
}) => {
  for (const name of ['アキ', 'レン']) {
    const reader = await Creator.signUp(name);
    await reader.ask('mutation AddLike($input: AddLikeInput!) { addLike(input: $input) { problems { message } } }', {
      input: { episodeId: published.episodeId },
    });
  }
  await creator.signIn(page.context());
  await page.goto('/notifications');
  await expect(page.getByText('レン and アキ liked 灯台の猫 第1話 入港')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // The page of a mail's link asks before it does anything, also without a script.
  const context = await openBrowser({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/mail/unsubscribe?token=nonsense');
  await expect(plain.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('the private feed is made, read and renewed in the settings', async ({ page }) => {
  await creator.signIn(page.context());
  await page.goto('/my/settings/notification');
  await page.getByRole('button', { name: 'Make a feed' }).click();
  const field = page.getByLabel('Address of your feed');
  const first = new URL(await field.inputValue());
  const read = async ({ pathname }: URL) => (await fetch(`${getProduct().url}${pathname}`)).status;
  expect(await read(first)).toBe(200);
  await page.getByRole('button', { name: 'New address' }).click();
  await expect(field).not.toHaveValue(first.href);
  expect([await read(first), await read(new URL(await field.inputValue()))]).toEqual([404, 200]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'New address' })).toBeVisible();
  await expect(field).toHaveCount(0);
});
