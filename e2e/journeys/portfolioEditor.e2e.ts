import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
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
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('http://127.0.0.1/admin');
  await page.getByRole('button', { name: 'Fill in from the page' }).click();
  await expect(page.getByRole('alert').getByText('No public page could be reached at 127.0.0.1')).toBeVisible();
  await page.getByLabel('Title').fill('駅前の壁画');
  const work = page.frameLocator('iframe[title="The page of this work"]');
  await expect(work.getByRole('heading', { name: '駅前の壁画', includeHidden: true })).toBeVisible();
  await expectAccessible(page, 'a work from elsewhere');
  await address.fill('https://example.com/wall');
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
  // Readers see nothing of it yet, its preview does.
  const preview = page.frameLocator('iframe[title="Your mangafolio"]');
  await expect(preview.getByRole('heading', { level: 2, includeHidden: true })).toHaveText(['壁画', '連載']);
  await page.getByRole('button', { name: 'Computer' }).click();
  await expect
    .poll(() => preview.locator('main').evaluate((main) => main.ownerDocument.defaultView?.innerWidth))
    .toBe(1280);
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect
    .poll(() => preview.locator('main').evaluate((main) => main.ownerDocument.defaultView?.innerWidth))
    .toBe(390);
  await expectAccessible(page, 'a category');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(categories).toHaveText(['壁画', '連載']);

  await page.getByRole('button', { name: /^Move 連載/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(categories).toHaveText(['連載', '壁画']);
  await expect(page.getByRole('button', { name: /^Move 連載, 1 of 2/ })).toBeFocused();

  await expectAccessible(page, 'the editor of a mangafolio');

  // The same by pointer, there and back.
  for (const order of [
    ['壁画', '連載'],
    ['連載', '壁画'],
  ]) {
    // A line that is still settling from the move before cannot be taken yet.
    await expect(async () => {
      if ((await categories.allTextContents()).join() !== order.join()) await drag(page, order[1]!, order[0]!);
      await expect(categories).toHaveText(order, { timeout: 3000 });
    }).toPass();
  }

  const publicUrl = `${creator.path}/mangafolio`;
  await expect
    .poll(async () => {
      const text = await (await request.get(publicUrl)).text();
      return text.indexOf('>連載<') > 0 && text.indexOf('>連載<') < text.indexOf('>壁画<');
    })
    .toBe(true);
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/連載/, /壁画/]);
  await expect(page.getByRole('link', { name: '駅前の壁画' })).toBeVisible();
  await expect(page.getByRole('link', { name: '灯台の手紙' })).toBeVisible();
});

/** Takes a line by its handle and lets it go behind another one. */
async function drag(page: Page, title: string, behind: string): Promise<void> {
  const from = await page.getByRole('button', { name: new RegExp(`^Move ${title}`) }).boundingBox();
  const to = await page.getByRole('button', { name: new RegExp(`^Move ${behind}`) }).boundingBox();
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, (from!.y + to!.y) / 2 + to!.height / 2, { steps: 8 });
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height, { steps: 8 });
  await page.mouse.up();
}
