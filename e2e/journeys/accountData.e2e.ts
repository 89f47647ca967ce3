import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

test('a profile gets a picture, a birthday only its owner sees, and a new name the old one leads to', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('横顔の漫画家');
  await creator.signIn(context);
  await page.goto('/my/settings/profile');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPage(1, { width: 400, height: 400 }) });
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await page.getByLabel('Introduction').fill('紙とペンの人');
  await page.getByLabel('Birthday').fill('1998-04-23');
  await page.getByLabel('Gender').selectOption('OTHER');
  await page.getByLabel('Do not contact me').check();
  const renamed = `${creator.screenName}x`;
  await page.getByLabel('Screen name').fill(renamed);
  await expect(page.getByText('The old one leads there for 90 days')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Birthday')).toHaveValue('1998-04-23');
  await expect(page.getByLabel('Gender')).toHaveValue('OTHER');

  await expect.poll(async () => (await request.get(`/@${renamed}/profile`)).status()).toBe(200);
  await page.goto(`/@${creator.screenName}/profile`);
  await expect(page).toHaveURL(`/@${renamed}/profile`);
  await expect(page.getByText('紙とペンの人').first()).toBeVisible();
  expect(await page.content()).not.toContain('1998');
});

test('everything goes out as one file and into a fresh account, where it works', async ({
  page,
  context,
  openBrowser,
  request,
}) => {
  const creator = await Creator.signUp('荷造りの漫画家');
  const { workId } = await creator.publishWork({ title: '引っ越しの話', tags: ['引越'], pages: 2, hasCover: true });
  await creator.signIn(context);
  await page.goto('/my/settings/data');
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByText('Your file is ready')).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^komawari-\d{4}-\d\d-\d\d\.zip$/);

  const fresh = await Creator.signUp('新居の漫画家');
  const elsewhere = await openBrowser();
  await fresh.signIn(elsewhere);
  const there = await elsewhere.newPage();
  await there.goto('/my/settings/data');
  await there.getByText('As they were').click();
  await there.locator('input[type=file]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await download.path()),
  });
  await expect(there.getByText(/was imported, as it was/)).toBeVisible({ timeout: 30_000 });
  await there.goto('/workspace/manga');
  await there.getByRole('link', { name: '引っ越しの話' }).first().click();
  await expect(there).toHaveURL(/\/workspace\/manga\/w\w{20}$/);
  const arrived = there.url().split('/').at(-1);
  expect(arrived).not.toBe(workId);
  await expect.poll(async () => (await request.get(`/works/${arrived}`)).status()).toBe(200);
});

test('an account is deleted after it was told what goes, is gone for others at once, and comes back by signing in', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('旅立つ漫画家');
  const { workId } = await creator.publishWork({ title: 'さよならの話', pages: 1 });
  const work = `/works/${workId}`;
  await expect.poll(async () => (await request.get(work)).status()).toBe(200);
  await creator.signIn(context);
  await page.goto('/my/settings/account');
  await page.getByRole('link', { name: 'Delete account' }).click();
  await expect(page.getByText('1 work', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(`Type ${creator.screenName}, the name of this account.`)).toBeVisible();
  await page.getByLabel(/^Type/).fill(creator.screenName);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect.poll(async () => (await request.get(work)).status()).toBe(404);

  await page.getByRole('button', { name: 'Go to the top page' }).click();
  await page.waitForURL('/');
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect.poll(async () => (await request.get(work)).status()).toBe(200);
});
