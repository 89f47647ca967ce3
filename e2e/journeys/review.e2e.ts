import { expect } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

test('an editor without an account reads a draft through a private link and pins a note; the creator answers and ends the link', async ({
  page,
  context,
  browser,
}) => {
  const creator = await Creator.signUp('下書きを見せる人');
  const { workId, episodeId } = await creator.publishWork({ title: '霧の測量', pages: 2, status: 'DRAFT' });
  await creator.signIn(context);
  await page.goto(`/workspace/manga/${workId}/episodes/${episodeId}/review`);
  await page.getByLabel('Who it is for').fill('編集さん');
  await page.getByRole('textbox', { name: /Password/ }).fill('霧の深い朝の合言葉');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByLabel('Address of the link').inputValue();
  await expect(page.getByText('Not opened yet')).toBeVisible();

  const visitor = await browser.newContext();
  const desk = await visitor.newPage();
  const answer = await desk.goto(url);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await desk.getByLabel('Password', { exact: true }).fill('霧の深い朝の合言葉');
  await desk.getByRole('button', { name: 'Open', exact: true }).click();
  const sheet = desk.getByRole('img', { name: 'Page 2' });
  await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await sheet.click({ position: { x: 60, y: 90 } });
  await desk.getByLabel('Your name').fill('編集者');
  await desk.getByRole('textbox', { name: 'Note' }).fill('この線、細くできますか。');
  await desk.getByRole('button', { name: 'Pin the note' }).click();
  await expect(desk.getByRole('button', { name: 'Note 1 of 編集者' })).toBeVisible();
  await expectAccessible(desk, 'the page of a private link');

  await page.reload();
  await expect(page.getByText('Opened once')).toBeVisible();
  await page.getByRole('button', { name: 'Answer note 1' }).click();
  await page.getByLabel('Answer', { exact: true }).fill('直しました。');
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await page.getByRole('button', { name: 'Done note 1' }).click();
  await expect(page.getByText('Every note is done.')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('New notes on')).toBeVisible();
  await expect(page.getByRole('link', { name: /霧の測量/ })).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('直しました。')).toBeVisible();
  await page.goto(`/workspace/manga/${workId}/episodes/${episodeId}/review`);
  await page.getByRole('button', { name: 'End the link for 編集さん' }).click();
  await page.getByRole('button', { name: 'End the link', exact: true }).click();
  await expect(page.getByText('Ended')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  await visitor.close();
});
