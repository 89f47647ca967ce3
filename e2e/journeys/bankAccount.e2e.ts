import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

// Where a creator's money goes: bank and branch found in the lists, and from then on the last three digits alone.

test('a creator finds bank and branch by name and number, saves the account, and deletes it', async ({
  page,
  context,
}) => {
  const creator = await Creator.signUp('口座を持つ人');
  await creator.signIn(context);
  await page.goto('/workspace/sales/withdrawal/bank');
  await page.getByRole('link', { name: 'Add a bank account' }).click();
  await page.getByRole('combobox', { name: 'Bank' }).fill('みずほ');
  await expect(page.getByRole('option', { name: /^みずほ銀行/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Branch' }).fill('210');
  await expect(page.getByRole('option', { name: /210/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Account number/ }).fill('123456');
  await page.getByRole('textbox', { name: /^Account holder/ }).fill('あめみや ましろ');
  const summary = page.getByRole('region', { name: 'Money goes to' });
  await expect(summary).toContainText('みずほ銀行 0001');
  await expect(summary).toContainText('0123456');
  await summary.getByRole('button', { name: 'Save the account' }).click();
  const account = page.getByRole('region', { name: 'Your bank account' });
  await expect(account).toContainText('Registered');
  await expect(account).toContainText('456');
  await expect(page.locator('body')).not.toContainText('0123456');

  await page.goto('/workspace/sales/withdrawal');
  await expect(page.getByText('¥0 is under ¥1,000, the minimum for a transfer.')).toBeVisible();
  await page.getByRole('link', { name: 'Bank account' }).click();
  await account.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible();
});
