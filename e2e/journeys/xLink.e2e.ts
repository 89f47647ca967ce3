import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { agreeAt, newName } from '../product/socialPerson.ts';
import { ageXLink, strikeClock } from '../product/operate.ts';
import { test } from '../product/test.ts';

// A creator's X account: linked, renewed, ended at X, taken by another, unlinked.

const X_LINK = '/workspace/analytics/settings/xlink';

/** Opens the link's page, goes to X as somebody, and comes back. Answers where X is. */
async function linkAs(page: Page, username: string, facts: Record<string, string> = {}): Promise<string> {
  await page.getByRole('button', { name: /^Link/ }).click();
  await expect(page.getByRole('heading', { name: 'Test sign-in in place of X' })).toBeVisible();
  const x = new URL(page.url()).origin;
  await agreeAt(page, { 'Name at X': username, ...facts });
  return x;
}

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const)
  test(`a creator links an X account, sees it renewed, expired and ended there, links again and unlinks, at ${width} px`, async ({
    page,
    context,
    openBrowser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    // Five times at X, and a minute until X is told of the end.
    test.setTimeout(300_000);
    const creator = await Creator.signUp('繋ぐ人');
    const username = newName('x').slice(0, 15);
    await creator.signIn(context);
    await page.goto(X_LINK);
    await expect(page.getByText('No X account')).toBeVisible();
    await expectAccessible(page, 'no X account linked');

    // Who says no at X comes back to the same choice.
    await page.getByRole('button', { name: 'Link X account' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You did not agree at X, so nothing was linked.')).toBeVisible();

    // A token that ends at once is renewed as soon as the page is looked at.
    const renewed = page.waitForResponse(/opname=RefreshXOauthToken/);
    const x = await linkAs(page, username, { 'Seconds a token lasts': '60' });
    await expect(page).toHaveURL(X_LINK);
    expect(JSON.stringify(await (await renewed).json())).toContain('"status":"VALID"');
    const link = page.getByRole('region', { name: 'Your link to X' });
    await expect(link.getByText(`@${username}`)).toBeVisible();
    await expect(link.getByText('Valid')).toBeVisible();
    await expectAccessible(page, 'a linked X account');

    // X keeps a link for half a year in which nobody uses it.
    const remove = () => page.request.post(`${x}/settings/connected_apps/remove`, { form: { username } });
    await ageXLink(creator.screenName);
    expect((await remove()).ok()).toBe(true);
    await page.reload();
    await expect(link.getByText('Expired')).toBeVisible();
    await expectAccessible(page, 'a link that expired');

    await linkAs(page, username, { 'Seconds a token lasts': '60' });
    await expect(link.getByText('Valid')).toBeVisible();
    expect((await remove()).ok()).toBe(true);
    await page.reload();
    await expect(link.getByText('Ended at X')).toBeVisible();
    await expectAccessible(page, 'a link that ended at X');

    await linkAs(page, username);
    await expect(link.getByText('Valid')).toBeVisible();

    // Somebody else who is at X as the same person.
    const other = await Creator.signUp('横入りの人');
    const theirs = await openBrowser();
    await other.signIn(theirs);
    const second = await theirs.newPage();
    await second.goto(X_LINK);
    await linkAs(second, username);
    await expect(second.getByText(`@${username} is linked to another Komawari account.`)).toBeVisible();
    await expectAccessible(second, 'an X account of somebody else');

    await link.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText('No X account')).toBeVisible();
    if (width < 600) await strikeClock('tell-x');
    await expect
      // X is told within the minute; that a clock does so is seen once.
      .poll(async () => (await page.request.get(`${x}/settings/connected_apps?username=${username}`)).json(), {
        timeout: 90_000,
      })
      .toEqual({ apps: 0 });
  });
