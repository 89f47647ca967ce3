import { expect } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { Creator } from '../product/Creator.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { test } from '../product/test.ts';

test('a creator publishes an illustration of three pictures, reorders and closes it, and takes it back from the trash', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('絵の倉庫番');
  await creator.signIn(context);
  await page.goto('/workspace/illustrations');
  await page.getByRole('link', { name: 'Publish your first illustration' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await dropFiles(
    page,
    await Promise.all([1, 2, 10].map(async (number) => png(`${number}.png`, await drawPage(number)))),
  );
  await page.getByLabel('Title').fill('三枚の空');
  const tiles = page.getByRole('list', { name: 'Pictures in reading order' });
  await expect(tiles.getByRole('button', { name: /^More about picture/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'Your illustration is out' })).toBeVisible();
  await expect(page.getByText('with 3 pictures')).toBeVisible();

  const url = (await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href')) ?? '';
  await expect.poll(async () => (await request.get(url)).status()).toBe(200);
  expect(await (await request.get(`${creator.path}/illustrations`)).text()).toContain('三枚の空');

  await page.getByRole('link', { name: 'Edit' }).click();
  const handle = tiles.getByRole('button', { name: /Picture 3/ }).first();
  await handle.focus();
  await page.keyboard.press('Alt+Home');
  await page.getByRole('radio', { name: 'Closed' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect.poll(async () => (await request.get(url)).status()).toBe(404);

  await page.getByRole('link', { name: '三枚の空' }).last().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('heading', { name: 'Your illustrations will appear here' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: '三枚の空' }).last()).toBeVisible();

  await page.goto('/workspace/works');
  await expect(page.getByRole('heading', { name: 'Your works will appear here' })).toBeVisible();
  await page.getByRole('link', { name: 'All illustrations' }).click();
  await expect(page.getByRole('heading', { name: 'Illustrations', level: 1 })).toBeVisible();
});
