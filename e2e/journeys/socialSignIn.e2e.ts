import { expect, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { agreeAt, enterWithX, createProfile, newName } from '../product/socialPerson.ts';
import { test } from '../product/test.ts';

// Coming in with an account elsewhere: in a window, in the same tab, and what happens when that does not work out.

/** Clicks, and answers the window that opens. */
async function openWindow(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return opening;
}

const openId = 'Continue with OpenID (test)';

test('signing up in the window of an OpenID provider: it closes, the profile is filled in, and the way leads on', async ({
  page,
}) => {
  const account = newName('window');
  await page.goto('/signin?to=/my/bookmarks');
  const opened = await openWindow(page, openId);
  await agreeAt(opened, { Account: account, Name: '窓口の人', 'E-mail': `${account}@openid.example` });
  await expect.poll(() => opened.isClosed()).toBe(true);
  await expect(page).toHaveURL(/\/signup\/profile\?.*to=%2Fmy%2Fbookmarks/);
  await expect(page.getByLabel('Screen name')).toHaveValue(account);
  await expect(page.getByLabel('Display name')).toHaveValue('窓口の人');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/my/bookmarks');
});

test('signing up with X in the same tab, linking another service, and taking X away again', async ({ page }) => {
  const name = newName('tab').slice(0, 15);
  await page.goto('/signin/twitter?to=/my/settings/account');
  await expect(page.getByRole('heading', { name: 'Test sign-in in place of X' })).toBeVisible();
  await agreeAt(page, { 'Name at X': name, 'Display name': 'タブの人', Biography: '漫画を描いています。' });
  await expect(page.getByLabel('Introduction')).toHaveValue('漫画を描いています。');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL('/my/settings/account');
  await expect(page.getByText(`@${name}`).first()).toBeVisible();
  await expect(page.getByText('Your only way in.')).toBeVisible();
  await expectAccessible(page, 'account settings with a linked service');

  const opened = await openWindow(page, 'Link OpenID (test)');
  await agreeAt(opened, { Account: newName('second') });
  await expect(page.getByText('OpenID is linked to your account')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink X' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('X is unlinked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link X (test)' })).toBeVisible();
  await expect(page.getByText('Your only way in.')).toBeVisible();
});

test('a window that is closed is told after 8 seconds; one that is blocked offers this tab; a no at the service is no fault', async ({
  page,
}) => {
  await page.goto('/signin');
  const opened = await openWindow(page, openId);
  await opened.close();
  await expect(page.getByText('The sign-in window was closed. Try again.')).toBeHidden();
  await expect(page.getByText('The sign-in window was closed. Try again.')).toBeVisible({ timeout: 15_000 });

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a closed window, on a phone');

  const again = await openWindow(page, 'Try again');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You did not agree there, so nothing changed.')).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: openId }).click();
  await page.getByRole('button', { name: 'Continue in this tab' }).click();
  await agreeAt(page, { Account: newName('blocked') });
  await expect(page).toHaveURL(/\/signup\/profile/);
});

test('an address with an account opens nothing by itself: after the password the service is linked', async ({
  page,
}) => {
  const creator = await Creator.signUp('照会の係');
  await page.goto('/signin?to=/my/settings/account');
  const opened = await openWindow(page, openId);
  await agreeAt(opened, { Account: newName('same'), 'E-mail': creator.email });
  await expect(page.getByText(`You already have an account with ${creator.email}.`)).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unlink OpenID' })).toBeVisible();
});

test('a guest who is somebody already is signed in there, and told', async ({ page, openBrowser }) => {
  const name = newName('known').slice(0, 15);
  const before = await openBrowser();
  await createProfile(before.request, await enterWithX(before.request, getProduct().url, name), name);
  await page.request.post('/identity/anonymous', { headers: { 'x-komawari-client': 'web' }, data: {} });
  await page.goto('/signin?to=/my');
  const opened = await openWindow(page, 'Continue with X (test)');
  await agreeAt(opened, { 'Name at X': name });
  await expect(page.getByText('You already have an account, and are signed in to it now.')).toBeVisible();
  await expect(page).toHaveURL('/my');
});
