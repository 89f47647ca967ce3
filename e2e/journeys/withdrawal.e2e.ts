import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { moveMoney, operate } from '../product/operate.ts';
import { test } from '../product/test.ts';

// Money leaves: as a transfer that an operator sends and hears of, as a gift code, or on the last day before it would lapse.

const DAY = 86_400_000;
const agoInDays = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** The middle of a month of Tokyo, so many months from the one that runs, and its last noon. */
const monthFromNow = (months: number): { middle: string; lastNoon: string } => {
  const tokyo = new Date(Date.now() + 9 * 3_600_000);
  const at = (month: number, day: number) =>
    new Date(Date.UTC(tokyo.getUTCFullYear(), tokyo.getUTCMonth() + month, day, 3)).toISOString();
  return { middle: at(months, 15), lastNoon: at(months + 1, 0) };
};

async function addBankAccount(creator: Creator, accountNumber: string): Promise<void> {
  const { registerBankAccount } = await creator.ask(
    `mutation RegisterBankAccount($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) { problems { message } } }`,
    { input: { bankCode: '0001', branchCode: '210', accountType: 'ORDINARY', accountNumber, accountName: 'マシロ' } },
  );
  expect(registerBankAccount.problems).toEqual([]);
}

/** Sends what waits to the bank, which answers with a result: 0 is paid. Other creators' transfers are paid. */
async function sendToBank(creator: Creator, result: string, accountNumber: string): Promise<void> {
  await moveMoney('endWeek', creator.screenName);
  const folder = await mkdtemp(join(tmpdir(), 'komawari-bank-'));
  const file = join(folder, 'transfers.txt');
  expect(await operate('withdrawals', 'export', file, '--yes')).toMatch(/transfers? of ¥[\d,]+ written to/);
  const lines = (await readFile(file, 'latin1')).split('\r\n');
  const answered = lines.map((line) =>
    line.startsWith('2')
      ? `${line.slice(0, 113)}${line.slice(43, 50) === accountNumber ? result : '0'}${line.slice(114)}`
      : line,
  );
  await writeFile(file, answered.join('\r\n'), 'latin1');
  expect(await operate('withdrawals', 'import', file, '--yes')).toContain('0 known already');
  await rm(folder, { recursive: true });
}

const balanceOf = (page: Page) => page.getByRole('region', { name: 'Balance', exact: true });
const newestOf = (page: Page) => page.getByRole('table', { name: 'Your withdrawals' }).getByRole('row').nth(1);

async function request(page: Page, amount: string): Promise<void> {
  await page.goto('/workspace/sales/withdrawal/new');
  await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  await page.getByRole('button', { name: `Request ¥${amount}` }).click();
  await expect(page.getByRole('heading', { name: `¥${amount} is on its way` })).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  await page.goto('/workspace/sales/withdrawal/history');
  await expect(page.getByRole('heading', { name: 'History of withdrawals' })).toBeVisible();
}

const looks = [
  { name: 'in light on a desk', options: { colorScheme: 'light', viewport: { width: 1280, height: 900 } } },
  {
    name: 'in dark on a phone',
    options: { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

for (const { name, options } of looks)
  test.describe(name, () => {
    test.use(options);

    test('a transfer is requested, cancelled, paid by a file of the bank, and one comes back', async ({
      page,
      context,
    }) => {
      const creator = await Creator.signUp('出金する人');
      await creator.signIn(context);
      const number = String(Date.now()).slice(-7);
      await moveMoney('sell', creator.screenName, '10000', agoInDays(3));
      await moveMoney('sell', creator.screenName, '500', agoInDays(1));

      await page.goto('/workspace/sales/withdrawal');
      await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeVisible();
      await expectAccessible(page, 'a balance without a bank account');
      await addBankAccount(creator, number);

      await page.goto('/workspace/sales/withdrawal/new');
      await expect(page.getByRole('textbox', { name: /^Amount/ })).toBeVisible();
      await expectAccessible(page, 'the form of a transfer');
      await page.getByRole('textbox', { name: /^Amount/ }).fill('9,041');
      await page.getByRole('button', { name: /^Request/ }).click();
      await expect(page.getByText('You have ¥9,040.')).toBeVisible();
      await expectAccessible(page, 'the form of a transfer that is too large');

      await request(page, '4,000');
      await expect(balanceOf(page)).toContainText('¥5,040');
      await expectAccessible(page, 'a transfer that can be cancelled');
      await page.getByRole('button', { name: 'Cancel the request' }).click();
      await expect(page.getByRole('dialog')).toContainText('Cancel the transfer of ¥4,000?');
      await expectAccessible(page, 'the question before a transfer is cancelled');
      await page.getByRole('button', { name: 'Cancel the transfer' }).click();
      await expect(balanceOf(page)).toContainText('¥9,040');

      await request(page, '4,000');
      await sendToBank(creator, '0', number);
      await openHistory(page);
      await expect(newestOf(page)).toContainText('Paid');
      await expect(newestOf(page)).toContainText('¥3,800');

      await request(page, '5,000');
      await sendToBank(creator, '2', number);
      await page.goto('/workspace/sales/withdrawal');
      await expect(balanceOf(page)).toContainText('¥5,040');
      await expect(page.getByText('The last transfer came back: the account is closed.')).toBeVisible();
      await expectAccessible(page, 'a transfer that came back');
      await openHistory(page);
      await expect(newestOf(page)).toContainText('Bounced');
      await expectAccessible(page, 'the history of withdrawals');
      await page.goto('/workspace/sales/withdrawal/bank');
      await expect(page.getByText('The bank said: the account is closed.')).toBeVisible();
      await expectAccessible(page, 'a bank account that is invalid');
      await page.goto('/notifications');
      await expect(page.getByText(/¥5,000/).first()).toBeVisible();
      await expectAccessible(page, 'notifications of withdrawals');
    });

    test('a gift is requested, comes as a code, and the code is shown again', async ({ page, context }) => {
      const creator = await Creator.signUp('贈る人');
      await creator.signIn(context);
      await moveMoney('sell', creator.screenName, '2000', agoInDays(3));
      await page.goto('/workspace/sales/withdrawal/new/gift');
      await page.getByRole('textbox', { name: /^Amount/ }).fill('1,500');
      await expectAccessible(page, 'the form of a gift');
      await page.getByRole('button', { name: 'Exchange ¥1,500' }).click();
      await expect(page.getByRole('heading', { name: 'A gift code of ¥1,500' })).toBeVisible();
      await expectAccessible(page, 'a gift that can be cancelled');
      await moveMoney('gifts');
      await openHistory(page);
      await expect(newestOf(page)).toContainText('Issued');
      await newestOf(page).getByRole('button', { name: 'Show' }).click();
      const code = newestOf(page).getByText(/^KMG-\w{4}-\w{4}-\w{4}$/);
      await expect(code).toBeVisible();
      await expectAccessible(page, 'a gift code');
      const shown = (await code.textContent()) ?? '';
      await page.reload();
      await expect(newestOf(page)).toContainText(`••••-${shown.slice(-4)}`);
      await expect(page.locator('body')).not.toContainText(shown);
      await newestOf(page).getByRole('button', { name: 'Show' }).click();
      await expect(newestOf(page)).toContainText(shown);
    });

    test('sales that came to their end are held and given back, and others are told of and requested on the last day', async ({
      page,
      context,
    }) => {
      const creator = await Creator.signUp('期限の人');
      await creator.signIn(context);
      await moveMoney('sell', creator.screenName, '1000', monthFromNow(-8).middle);
      await moveMoney('lapse', new Date().toISOString());
      await page.goto('/workspace/sales/withdrawal');
      await expect(page.getByText('¥904 expired.')).toBeVisible();
      await expectAccessible(page, 'sales that are held');
      await page.getByRole('button', { name: 'Ask for it back' }).click();
      await expect(balanceOf(page)).toContainText('¥904');
      await expect(page.getByText('¥904 expired.')).toHaveCount(0);

      const { lastNoon } = monthFromNow(0);
      await moveMoney('sell', creator.screenName, '3000', monthFromNow(-6).middle);
      await moveMoney('lapse', new Date(Date.parse(lastNoon) - 7 * DAY + DAY / 2).toISOString());
      await page.goto('/notifications');
      await expect(page.getByText(/¥2,712/).first()).toBeVisible();
      await expectAccessible(page, 'the notice of sales that would expire');
      await page.goto('/workspace/sales/summary');
      await expect(page.getByText(/^¥2,712 expires on/)).toBeVisible();
      await expectAccessible(page, 'sales that would expire');

      await addBankAccount(creator, String(Date.now()).slice(-7));
      await moveMoney('lapse', lastNoon);
      await page.goto('/workspace/sales/withdrawal');
      await expect(page.getByRole('heading', { name: '¥2,712 is on its way' })).toBeVisible();
      await openHistory(page);
      await expect(newestOf(page)).toContainText('for you');
    });
  });
