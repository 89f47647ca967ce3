import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { moveMoney, operate } from '../product/operate.ts';
import { openSettled } from '../product/settled.ts';
import { test } from '../product/test.ts';

// What is sent once and for all, over a line that is slow or breaks: a gift code, an answer to a department, the end of an account.

test.use({ expectedErrors: /^(Not saved|This may be saved|You seem offline)\./ });

const DAY = 86_400_000;

/** Holds calls back until they are let go, as a slow line does. */
async function holdBack(page: Page, calls: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** Counts calls from now on. */
function count(page: Page, part: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes(part)) calls += 1;
  });
  return () => calls;
}

/** What has the focus, by its words. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? null : document.activeElement?.textContent?.trim()));

const unavailable = { status: 503, contentType: 'text/html', body: '<h1>503</h1>' };

test('a gift code is asked for, taken back, and shown, over a line that fails at first', async ({ page, context }) => {
  const creator = await Creator.signUp('贈り急ぐ人');
  await creator.signIn(context);
  await moveMoney('sell', creator.screenName, '3000', new Date(Date.now() - 3 * DAY).toISOString());
  const request = '**/graphql?opname=RequestWithdrawal2*';
  const asked = count(page, 'opname=RequestWithdrawal2');

  await openSettled(page, '/workspace/sales/withdrawal/new/gift');
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  await amount.fill('1,500');
  await page.route(request, (route) => route.fulfill(unavailable));
  const exchange = page.getByRole('button', { name: 'Exchange ¥1,500' });
  await exchange.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(amount).toHaveValue('1,500');
  await expect(exchange).toBeEnabled();
  await page.unroute(request);

  const before = asked();
  const letGo = await holdBack(page, request);
  await exchange.press('Enter');
  const busy = page.getByRole('button', { name: 'Requesting' });
  await expect(busy).toBeFocused();
  await busy.press('Enter');
  letGo();
  await expect(page.getByRole('heading', { name: 'A gift code of ¥1,500' })).toBeVisible();
  expect(asked() - before).toBe(1);
  await expect(page).toHaveTitle('Withdrawal | Komawari');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawal');

  const cancel = '**/graphql?opname=CancelWithdrawal*';
  await page.route(cancel, (route) => route.fulfill(unavailable));
  await page.getByRole('button', { name: 'Cancel the request' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel the gift code' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Cancel the request' })).toBeFocused();
  await page.unroute(cancel);
  await page.getByRole('button', { name: 'Cancel the request' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel the gift code' }).press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^(?:Request a transfer|Where should it go\?)$/);

  await page.goto('/workspace/sales/withdrawal/new/gift');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1,500');
  await page.getByRole('button', { name: 'Exchange ¥1,500' }).click();
  await expect(page.getByRole('heading', { name: 'A gift code of ¥1,500' })).toBeVisible();
  await moveMoney('gifts');
  await openSettled(page, '/workspace/sales/withdrawal/history');
  const reveal = '**/graphql?opname=RevealGiftCode*';
  await page.route(reveal, (route) => route.abort('connectionreset'));
  const show = page.getByRole('button', { name: 'Show' });
  await show.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(show).toBeFocused();
  await page.unroute(reveal);
  await show.press('Enter');
  await expect(page.getByRole('status').getByText(/^KMG-\w{4}-\w{4}-\w{4}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
});

test('an answer to a department is sent once, and the keyboard goes on from it', async ({ page, context }) => {
  const key = randomUUID().slice(0, 8);
  const contest = `f${key}`;
  await operate(
    'add-contest',
    contest,
    `応募${key}`,
    `応募${key}`,
    '2019-01-01',
    '2099-12-31',
    '--departments',
    '週刊編集部',
    '--yes',
  );
  const creator = await Creator.signUp('返事をする人');
  const { workId } = await creator.publishWork({ title: '返事の話', tags: [`応募${key}`], pages: 1 });
  const { updateWork } = await creator.ask(
    'mutation UpdateWork($input: UpdateWorkInput!) { updateWork(input: $input) { problems { message } } }',
    {
      input: {
        id: workId,
        expectedRevision: 1,
        work: {
          contestApplications: [
            {
              contestIdentifier: contest,
              personalInfo: { name: '本名', nameReading: 'ほんみょう', email: 'p@example.com' },
              scoutPreference: 'ANY',
            },
          ],
        },
      },
    },
  );
  expect(updateWork.problems).toEqual([]);
  await operate(
    'contests',
    'scout',
    contest,
    workId,
    '--department',
    '週刊編集部',
    '--message',
    '拝読しました。',
    '--reply',
    `f${key}@example.com`,
    '--yes',
  );
  await creator.signIn(context);
  await openSettled(page, '/workspace/scouts');
  await page.getByRole('link', { name: '週刊編集部' }).click();
  await page.getByRole('radio', { name: /Interested/ }).check();
  const words = page.getByLabel('A few words');
  await words.fill('お返事を書きました。');
  const answer = '**/graphql?opname=AnswerScoutMessage*';
  await page.route(answer, (route) => route.fulfill(unavailable));
  const send = page.getByRole('button', { name: 'Send the answer' });
  await send.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(words).toHaveValue('お返事を書きました。');
  await page.unroute(answer);

  const sent = count(page, 'opname=AnswerScoutMessage');
  // The answer is taken; what is shown of it is slow.
  const letGo = await holdBack(page, '**/graphql?opname=GetScoutMessage*');
  await send.press('Enter');
  const busy = page.getByRole('button', { name: 'Sending' });
  await expect.poll(sent).toBe(1);
  await busy.press('Enter');
  letGo();
  await expect(page.getByText('An answer is final.')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Your answer');
  expect(sent()).toBe(1);
  await operate('remove-contest', contest, '--yes');
});

test('an account is closed and kept again over a line that fails at first', async ({ page, context }) => {
  const creator = await Creator.signUp('戻ってくる人');
  await creator.signIn(context);
  await openSettled(page, '/my/settings/account/delete');
  await page.getByLabel(/^Type/).fill(creator.screenName);
  const deletion = '**/graphql?opname=DeleteAccount*';
  await page.route(deletion, (route) => route.fulfill(unavailable));
  const close = page.getByRole('button', { name: 'Delete my account' });
  await close.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(page.getByLabel(/^Type/)).toHaveValue(creator.screenName);
  await page.unroute(deletion);
  await close.press('Enter');
  await expect.poll(() => focused(page)).toBe('Your account is closed');

  await page.getByRole('button', { name: 'Go to the top page' }).click();
  await page.waitForURL('/');
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const keep = page.getByRole('button', { name: 'Keep my account' });
  await expect(keep).toBeVisible();
  const restoring = '**/identity/restore_account';
  await page.route(restoring, (route) => route.abort('connectionreset'));
  await keep.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(keep).toBeFocused();
  await page.unroute(restoring);
  await keep.press('Enter');
  await expect(page.getByText('Welcome back. Your account stays, with everything in it.')).toBeVisible();
});
