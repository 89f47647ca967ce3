import { expect, type BrowserContext, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { Creator } from '../product/Creator.ts';
import { expectAccessible } from '../product/accessibility.ts';
import { test } from '../product/test.ts';

// What protects an account beside its password: the second step, passkeys, and knowing where one is signed in.

const ACCOUNT = '/my/settings/account';

/** Fills in the form of the sign-in page. */
async function fillSignIn(page: Page, creator: Creator): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const codeOf = (key: string, periods = 0): string =>
  generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1000) + periods * 30 });

test('somebody turns two-step sign-in on, signs in with a code, and once with a recovery code', async ({
  openBrowser,
}) => {
  const creator = await Creator.signUp('二重の錠前師');
  const mine = await openBrowser();
  await creator.signIn(mine);
  const page = await mine.newPage();
  await page.goto(ACCOUNT);
  await page.getByRole('link', { name: 'Turn two-step sign-in on' }).click();
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'QR code');
  const key = await page.locator('.two-factor__key').innerText();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('That code is wrong.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Another browser: the password leads to the code, and the URL stays what was asked for.
  const other = await (await openBrowser()).newPage();
  await other.goto(`/signin?to=${encodeURIComponent(ACCOUNT)}`);
  await fillSignIn(other, creator);
  await expect(other.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessible(other, 'second step');
  await other.getByLabel('Code', { exact: true }).fill('123 456');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('That code is wrong or has already been used.')).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(ACCOUNT);

  const third = await (await openBrowser()).newPage();
  await third.goto(`/signin?to=${encodeURIComponent(`${ACCOUNT}/two_factor`)}`);
  await fillSignIn(third, creator);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.getByLabel('Recovery code').fill(recovery);
  await third.getByRole('button', { name: 'Sign in' }).click();
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();
});

/** A device of its own inside Chromium, that verifies its person without asking. */
async function plugInAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('somebody adds a passkey, signs in with nothing else, and removes it', async ({ openBrowser }) => {
  const creator = await Creator.signUp('合鍵の職人');
  const context = await openBrowser();
  await creator.signIn(context);
  const page = await context.newPage();
  await plugInAuthenticator(context, page);
  await page.goto(ACCOUNT);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Desk');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('button', { name: 'Rename Desk' })).toBeVisible();
  await expect(passkeys).toContainText('not used yet');
  await expectAccessible(page, 'passkeys');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/signin?to=${encodeURIComponent(ACCOUNT)}`);
  // Where the browser offers the passkey by itself, it is in before the button is needed.
  await Promise.race([page.getByRole('button', { name: 'Sign in with a passkey' }).click(), page.waitForURL(ACCOUNT)]);
  await expect(page).toHaveURL(ACCOUNT);
  await expect(passkeys).toContainText('last used');

  await passkeys.getByRole('button', { name: 'Remove Desk' }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByText('Desk is removed')).toBeVisible();
  await expect(passkeys).toBeHidden();
});

test('a device that is signed out elsewhere is out at once; what protects the account asks again after a while', async ({
  openBrowser,
}) => {
  const creator = await Creator.signUp('門番の記録係');
  const laptop = await openBrowser();
  const phone = await openBrowser({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' });
  await creator.signIn(laptop);
  await creator.signIn(phone);
  const away = await phone.newPage();
  await away.goto(ACCOUNT);
  await expect(away.getByRole('list', { name: 'Devices' })).toContainText('Safari on iPhone This device');

  const page = await laptop.newPage();
  await page.goto(ACCOUNT);
  const devices = page.getByRole('list', { name: 'Devices' });
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('Safari on iPhone is signed out')).toBeVisible();
  await expect(devices).not.toContainText('Safari on iPhone');
  await away.getByRole('link', { name: 'Change the password' }).click();
  await expect(away).toHaveURL(/^[^?]*\/signin\?to=/, { timeout: 5000 });

  // The confirmation: played as the server says it, since five minutes are too long for a journey.
  let isAsked = false;
  await page.route('**/identity/second_factor/begin', async (route) => {
    if (isAsked) return route.fallback();
    isAsked = true;
    return route.fulfill({
      status: 403,
      json: { code: 'RECENT_SIGN_IN_REQUIRED', message: 'Confirm that it is you.' },
    });
  });
  await page.goto(`${ACCOUNT}/two_factor`);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('That is not your password. 4 tries left')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(creator.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
});
