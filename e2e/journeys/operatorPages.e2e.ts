import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { test } from '../product/test.ts';

// What operators write, and that people agree to it once.

const pages = ['/terms', '/privacy', '/guidelines', '/help', '/contact', '/fees', '/tokushoho'];

for (const look of [
  { name: 'in light on a desk', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'in dark on a phone', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test(`the pages of the operator are there from the first start, ${look.name}`, async ({ openBrowser }) => {
    const page = await (await openBrowser(look)).newPage();
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText('In effect since')).toBeVisible();
      await expectAccessible(page, `${path} ${look.name}`);
    }
  });
}

test('sign-up says what it means, with nothing to tick', async ({ page }) => {
  await page.goto('/signup');
  const words = page.getByText('By creating an account you agree to the terms and the privacy policy.');
  await expect(words).toBeVisible();
  await expect(words.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('new terms are asked about once, and who agrees is not asked again', async ({
  page,
  context,
  openBrowser,
}, info) => {
  const creator = await Creator.signUp('約款の読み手');
  await creator.signIn(context);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const file = info.outputPath('terms.md');
  await writeFile(file, '# Terms of use\n\nBe kind to each other.\n\n## Sales\n\nWhoever sells delivers.\n');
  await operate('pages', 'set', file, '--needs-consent', '--changes', 'Sales have rules now.', '--yes');
  await expect(async () => {
    await page.goto('/terms');
    await expect(page.getByText('Whoever sells delivers.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: '“Terms of use” has changed' });
  await expect(dialog.getByText('Sales have rules now.')).toBeVisible();
  await expectAccessible(page, 'the question on the public site');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('link', { name: /^From / })
    .first()
    .click();
  await expect(page.getByText('An earlier version, from')).toBeVisible();

  // Reading goes on without another question; publishing asks.
  await page.goto('/new_works');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto('/workspace/site/edit');
  const description = page.getByLabel('Description');
  await description.fill('雨の日に描いています。');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the question in the workspace');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(description).toHaveValue('雨の日に描いています。');

  // Another device of the same person is not asked any more.
  const other = await openBrowser();
  await creator.signIn(other);
  const elsewhere = await other.newPage();
  const answered = elsewhere.waitForResponse(/opname=GetNotificationUnreadCount/);
  await elsewhere.goto('/');
  await answered;
  await expect(elsewhere.getByRole('dialog')).toHaveCount(0);
});
