import { expect, type Page } from '@playwright/test';

/** How a test of paying goes, as the payment page of the stand-in names it. */
export type TestOutcome = 'Success' | 'Declined' | 'Insufficient funds' | '3-D Secure' | 'Pays later';

/** Pays on the page of the stand-in for Stripe; with 3-D Secure the bank's answer follows. */
export async function payWithTestMoney(page: Page, outcome: TestOutcome, answer?: 'Confirm' | 'Refuse'): Promise<void> {
  await expect(page.getByText('How should this test go?')).toBeVisible();
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: /^Pay ¥/ }).click();
  if (answer) await page.getByRole('button', { name: answer }).click();
}
