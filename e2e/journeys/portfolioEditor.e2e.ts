import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

test('a creator makes categories with works from here and elsewhere, orders them by keyboard, and readers see them so', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('棚の絵描き');
  await creator.publishWork({ title: '灯台の手紙' });
  await creator.signIn(context);
  await page.goto('/workspace/mangafolio');
  await page.getByRole('link', { name: 'Make your mangafolio' }).click();

  await page.getByRole('link', { name: 'Add a category' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give the category a name.')).toBeVisible();
  await page.getByLabel('Name').fill('壁画');
  await page.getByRole('link', { name: 'Add works from elsewhere' }).click();
  await page.getByRole('link', { name: 'Add a work from elsewhere' }).click();
  await page.getByLabel('Title').fill('駅前の壁画');
  await page.getByLabel('Address').fill('https://example.com/wall');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Works in order' })).toContainText('駅前の壁画');
  await expect(page.getByLabel('Name')).toHaveValue('壁画');
  await page.getByRole('button', { name: 'Save' }).click();
  const categories = page.getByRole('list', { name: 'Categories in order' }).getByRole('link');
  await expect(categories).toHaveText(['壁画']);

  await page.getByRole('link', { name: 'Add a category' }).click();
  await page.getByLabel('Name').fill('連載');
  await page.getByRole('link', { name: 'Add works from Komawari' }).click();
  await page.getByRole('checkbox', { name: '灯台の手紙' }).check();
  await page.getByRole('button', { name: 'Add 1 work' }).click();
  await expect(page.getByRole('list', { name: 'Works in order' })).toContainText('灯台の手紙');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(categories).toHaveText(['壁画', '連載']);

  await page.getByRole('button', { name: /^Move 連載/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(categories).toHaveText(['連載', '壁画']);
  await expect(page.getByRole('button', { name: /^Move 連載, 1 of 2/ })).toBeFocused();

  const address = `${creator.path}/mangafolio`;
  await expect
    .poll(async () => {
      const text = await (await request.get(address)).text();
      return text.indexOf('>連載<') > 0 && text.indexOf('>連載<') < text.indexOf('>壁画<');
    })
    .toBe(true);
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/連載/, /壁画/]);
  await expect(page.getByRole('link', { name: '駅前の壁画' })).toBeVisible();
  await expect(page.getByRole('link', { name: '灯台の手紙' })).toBeVisible();
});
