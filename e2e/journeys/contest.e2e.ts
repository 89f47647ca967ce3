import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { test } from '../product/test.ts';

// A creator enters a work into a contest with its form, and takes it out again before the deadline.

test('a work is entered with the form, stands on the page of the contest, and is withdrawn', async ({
  page,
  context,
  request,
}) => {
  const key = randomUUID().slice(0, 8);
  const title = `応募する作品 ${key}`;
  const days = ['2020-01-01', '2099-12-31'];
  const departments = ['--departments', '週刊編集部; 月刊編集部'];
  await operate('add-contest', '3rd', '第3回 コマ割り賞', '第3回コマ割り賞', ...days, ...departments, '--yes');
  const creator = await Creator.signUp(`応募者${key}`);
  const { workId } = await creator.publishWork({ title, tags: ['日常'], pages: 1 });
  await creator.signIn(context);
  const awardPage = async () => (await request.get('/komawari_award_3rd')).text();
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await page.goto(`/workspace/manga/${workId}/edit`);
  await page.getByRole('switch', { name: /Enter this work/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('水無月ミナ');
  await page.getByLabel('Reading of the name').fill('みなづきみな');
  await page.getByLabel('E-mail address').fill('mina@example.com');
  await page.getByRole('radio', { name: /Those I choose/ }).check();
  await page.getByRole('button', { name: '月刊編集部' }).click();
  await save.click();
  await expect(page).toHaveURL(new RegExp(`/workspace/manga/${workId}$`));
  await expect.poll(awardPage).toContain(title);
  expect(await awardPage(), 'who the creator is stays with the staff').not.toContain('水無月ミナ');
  expect(await operate('list-applications', '3rd')).toContain('水無月ミナ (みなづきみな) mina@example.com');

  await page.goto(`/workspace/manga/${workId}/edit`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('水無月ミナ');
  await page.getByRole('switch', { name: /Enter this work/ }).uncheck();
  await save.click();
  await expect(page).toHaveURL(new RegExp(`/workspace/manga/${workId}$`));
  await expect.poll(awardPage).not.toContain(title);
  await operate('remove-contest', '3rd', '--yes');
});
