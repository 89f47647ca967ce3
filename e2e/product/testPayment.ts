import { expect, type Page } from '@playwright/test';

/** How a test of paying goes, as the payment page of the stand-in names it. */
type TestOutcome = 'Success' | 'Declined' | 'Insufficient funds' | '3-D Secure' | 'Pays later';

/** Pays on the page of the stand-in for Stripe. */
export async function payWithTestMoney(page: Page, outcome: TestOutcome): Promise<void> {
  await expect(page.getByText('How should this test go?')).toBeVisible();
  await page.getByRole('radio', { name: outcome }).check();
  await page.getByRole('button', { name: /^Pay ¥/ }).click();
}
