import { expect, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';
import { Creator } from '../product/Creator.ts';
import { expectAccessible } from '../product/accessibility.ts';
import { readMail } from '../product/readMail.ts';
import { createProfile, enterWithX, newName } from '../product/socialPerson.ts';
import { test } from '../product/test.ts';

// The links in mails, from asking for one to what it does, and what it does the second time.

const newPassword = 'a loud station in spring';

/** Asks for a mail on the page that is open. */
async function ask(page: Page, label: string, address: string): Promise<void> {
  await page.getByLabel(label).fill(address);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We sent the link to ${address}. It works once, within an hour.`)).toBeVisible();
}

async function choosePassword(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change the password' }).click();
}

test('a forgotten password is replaced by mail, other devices are signed out, and the link is used up', async ({
  page,
  openBrowser,
}) => {
  const creator = await Creator.signUp('忘れた人');
  const elsewhere = await openBrowser();
  await creator.signIn(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('/my/bookmarks');
  await expect(other.getByRole('heading', { name: 'Bookmarks', exact: true })).toBeVisible();

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page).toHaveURL('/reset_password');
  await expectAccessible(page, 'forgotten password');
  await ask(page, 'E-mail', creator.email);
  const link = await readMail(creator.email, (one) => one.includes('mode=reset'));
  await page.goto(link);
  await expect(page.getByText(creator.email)).toBeVisible();
  await expectAccessible(page, 'new password');
  await choosePassword(page, 'New password');
  await expect(page).toHaveURL('/my');
  await expect(page.getByText('Password changed. Other devices are signed out.')).toBeVisible();

  await other.goto('/my');
  await expect(other).toHaveURL(`/signin?to=${encodeURIComponent('/my')}`);
  await other.getByLabel('E-mail').fill(creator.email);
  await other.getByLabel('Password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/my');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  await expectAccessible(page, 'a used link');
});

test('a sign-in link signs in where it was asked for, and asks for the address on another device', async ({
  page,
  openBrowser,
}) => {
  const creator = await Creator.signUp('鍵のない人');
  const askForLink = async (before = '') => {
    await page.goto('/signin?to=%2Fmy%2Fbookmarks');
    await page.getByRole('button', { name: 'Sign in with a link by e-mail' }).click();
    await ask(page, 'Send a sign-in link to', creator.email);
    return readMail(creator.email, (link) => link.includes('mode=sign_in') && link !== before);
  };
  const forElsewhere = await askForLink();
  const other = await (await openBrowser()).newPage();
  await other.goto(forElsewhere);
  await expect(other.getByText('requested on another device')).toBeVisible();
  await expectAccessible(other, 'the address of a sign-in link');
  await other.getByLabel('E-mail').fill('somebody@example.jp');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByText('The link was sent to another address.')).toBeVisible();
  await other.getByLabel('E-mail').fill(creator.email);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/my/bookmarks');

  const forHere = await askForLink(forElsewhere);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'every way to sign in, on a phone');
  await page.goto(forHere);
  await expect(page).toHaveURL('/my/bookmarks');
});

test('an address is changed by mail, and whoever did not do it takes the account back', async ({
  page,
  openBrowser,
}) => {
  const creator = await Creator.signUp('引っ越す人');
  const moved = `moved_${creator.email}`;
  await creator.signIn(page.context());
  await page.goto('/my/settings/account');
  await page.getByRole('link', { name: 'Change the address' }).click();
  await expectAccessible(page, 'changing the address');
  await ask(page, 'New address', moved);
  await page.goto(await readMail(moved));
  await expect(page).toHaveURL(/\/my\/settings\/account\/verify_change_email\?code=/);
  await expectAccessible(page, 'using the new address');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page).toHaveURL('/my/settings/account');
  await expect(page.getByText(moved, { exact: true })).toBeVisible();

  const owner = await (await openBrowser()).newPage();
  await owner.goto(await readMail(creator.email, (link) => link.includes('mode=recover')));
  await expect(owner).toHaveURL(/\/verify_recover_email\?code=/);
  await expect(owner.getByText(moved)).toBeVisible();
  await expectAccessible(owner, 'taking the account back');
  await owner.getByRole('button', { name: 'Put my address back' }).click();
  await choosePassword(owner, 'New password');
  await expect(owner).toHaveURL('/my');
  await owner.goto('/my/settings/account');
  await expect(owner.getByText(creator.email, { exact: true })).toBeVisible();

  await page.goto('/my');
  await expect(page).toHaveURL(`/signin?to=${encodeURIComponent('/my')}`);
});

test('a password is changed with the current one', async ({ page }) => {
  const creator = await Creator.signUp('変える人');
  await creator.signIn(page.context());
  await page.goto('/my/settings/account');
  await page.getByRole('link', { name: 'Change the password' }).click();
  await expectAccessible(page, 'changing the password');
  await page.getByLabel('Current password').fill('not this one');
  await choosePassword(page, 'New password');
  await expect(page.getByText('That is not your password. 4 tries left before a 15-minute pause.')).toBeVisible();
  await page.getByLabel('Current password').fill(creator.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page).toHaveURL('/my/settings/account');
});

test('somebody who came with X adds an address, and the workspace opens (R6-005)', async ({ page }) => {
  const { request } = page.context();
  const name = newName('x').slice(0, 15);
  await createProfile(request, await enterWithX(request, getProduct().url, name), name);
  await page.goto('/workspace');
  await expect(page).toHaveURL('/my/settings/account');
  await page.getByRole('link', { name: 'Add an e-mail address' }).click();
  await expectAccessible(page, 'adding an address');
  const address = `${name}@example.jp`;
  await ask(page, 'E-mail', address);
  await page.goto(await readMail(address));
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page, 'a password for the added address');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Add the address' }).click();
  await expect(page).toHaveURL('/my/settings/account');
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await page.goto('/workspace');
  await expect(page).toHaveURL('/workspace');
});
