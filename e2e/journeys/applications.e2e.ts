import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { agreeAt, newName } from '../product/socialPerson.ts';
import { findPort, startSample } from '../product/startSample.ts';
import { test } from '../product/test.ts';

// A developer registers an application, and somebody signs in to it with their account here: the sample application of the
// documentation, in a process of its own.

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** Looks at a page on a phone and on a desk. */
async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    // What the header lies over counts as too small to hit.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `${what}, ${size.width} wide`);
  }
}

/** Registers an application for the sample on the developer's pages. Answers what its program needs. */
async function register(page: Page, address: string, tester: Creator): Promise<{ id: string; secret: string }> {
  await page.goto('/workspace');
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByText('Register it here first')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('棚コレ');
  await page.getByLabel('Redirect address').fill('http://tana.example/callback');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('It begins with https://.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'a new application with a wrong address');
  await page.getByLabel('Redirect address').fill(`${address}callback`);
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page.getByRole('heading', { name: '棚コレ', level: 1 })).toBeVisible();
  for (const name of ['See your e-mail', 'Read your works']) await page.getByRole('switch', { name }).check();
  const leaving = page.getByRole('region', { name: 'Signing out and more' });
  await leaving.getByRole('button', { name: 'Add an address' }).click();
  await leaving.getByLabel('Address 1').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make a secret' }).click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  await expectAccessibleEverywhere(page, 'an application with a new secret');
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('textbox', { name: 'Test user' }).fill(tester.screenName);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Test users' })).toContainText(tester.screenName);
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', secret };
}

test('somebody signs in to an application of others, comes back, signs out, and disconnects it', async ({
  page,
  context,
  openBrowser,
}) => {
  await operate('set-feature', 'applications', '100', '--yes');
  const developer = await Creator.signUp('棚を作る人');
  const person = await Creator.signUp('棚に並べる人');
  await person.publishWork({ title: '灯台の夜' });
  await developer.signIn(context);
  const port = await findPort();
  const address = `http://127.0.0.1:${port}/`;
  const { id, secret } = await register(page, address, person);
  const stop = await startSample(port, {
    CLIENT_ID: id,
    CLIENT_SECRET: secret,
    SCOPE: 'openid profile email read_works',
  });
  try {
    const shelf = await (await openBrowser()).newPage();
    await shelf.goto(address);
    await shelf.getByRole('button', { name: 'Sign in with Komawari' }).click();

    // A guest signs in first, and comes back to the same request.
    await expect(shelf).toHaveURL(/\/signin\?to=%2Foauth2%2Fauthorize/);
    await shelf.getByLabel('E-mail', { exact: true }).fill(person.email);
    await shelf.getByLabel('Password', { exact: true }).fill(person.password);
    await shelf.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(shelf.getByRole('heading', { name: '棚コレ wants to sign you in' })).toBeVisible();
    await expect(shelf.getByText('Komawari has not looked at this application yet.')).toBeVisible();
    await expect(shelf.getByText(`${address}callback`)).toBeVisible();
    await expectAccessibleEverywhere(shelf, 'the consent screen');
    // On a phone that shows half of it, all of it is in reach.
    await shelf.setViewportSize({ width: 375, height: 480 });
    await shelf.evaluate(() => scrollTo(0, 0));
    const title = await shelf.getByRole('heading', { name: '棚コレ wants to sign you in' }).boundingBox();
    expect(title?.y).toBeGreaterThan(32);
    await shelf.setViewportSize(PHONE);
    await shelf.getByRole('switch', { name: 'Read your works' }).press('Space');
    await shelf.getByRole('button', { name: 'Allow' }).click();
    await expect(shelf.getByRole('heading', { name: 'Hello, 棚に並べる人' })).toBeVisible();

    // The application does with its tokens what was allowed, and renews them.
    await shelf.getByRole('button', { name: 'My works' }).click();
    await expect(shelf.getByRole('heading', { name: 'Works: 灯台の夜' })).toBeVisible();
    await shelf.getByRole('link', { name: 'Shelf' }).click();
    await shelf.getByRole('button', { name: 'Renew' }).click();
    await expect(shelf.getByRole('heading', { name: 'Renewed' })).toBeVisible();
    await shelf.getByRole('link', { name: 'Shelf' }).click();

    // Signing out there signs out here too, after a question.
    await shelf.getByRole('button', { name: 'Sign out' }).click();
    await expect(shelf.getByRole('heading', { name: 'Sign out of Komawari?' })).toBeVisible();
    await expectAccessibleEverywhere(shelf, 'the question before signing out');
    await shelf.getByRole('button', { name: 'Sign out' }).click();
    await expect(shelf).toHaveURL(address);

    // Who comes again signs in, and is asked for nothing: what was left out stays left out.
    await shelf.getByRole('button', { name: 'Sign in with Komawari' }).click();
    await shelf.getByLabel('E-mail', { exact: true }).fill(person.email);
    await shelf.getByLabel('Password', { exact: true }).fill(person.password);
    await shelf.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(shelf.getByRole('heading', { name: 'Hello, 棚に並べる人' })).toBeVisible();

    // Disconnected here, it holds nothing any more.
    const settings = await shelf.context().newPage();
    await settings.goto('/my/settings/account/comic_copilot_connect');
    const connected = settings.getByRole('list', { name: 'Connected applications' });
    await expect(connected.getByText('Name and picture, read works with drafts')).toBeVisible();
    await expectAccessibleEverywhere(settings, 'connected applications');
    await connected.getByRole('button', { name: 'Disconnect 棚コレ' }).click();
    await settings.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(settings.getByText('None yet.')).toBeVisible();
    await expect(settings.getByText('棚コレ was disconnected')).toBeVisible();
    await shelf.getByRole('button', { name: 'My works' }).click();
    await expect(shelf.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  } finally {
    await stop();
  }
});

test('somebody without a profile fills it in first, and comes back to the same request', async ({ page }) => {
  const port = await findPort();
  const id = newName('shelf').replace('_', '-');
  const why = ['--reason', 'for a journey', '--yes'];
  const callback = `http://127.0.0.1:${port}/callback`;
  await operate('oidc', 'clients', 'add', '棚コレ', callback, '--id', id, '--type', 'browser', ...why);
  await operate('oidc', 'clients', 'algorithm', id, 'ES256', ...why);
  const stop = await startSample(port, { CLIENT_ID: id });
  try {
    // Signed in with X and not further: the profile is where every way leads.
    const name = newName('p').slice(0, 15);
    await page.goto('/signin/twitter?to=/my');
    await agreeAt(page, { 'Name at X': name, 'Display name': '途中の人' });
    await expect(page).toHaveURL(/\/signup\/profile/);

    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('button', { name: 'Sign in with Komawari' }).click();
    await expect(page).toHaveURL(/\/signup\/profile\?to=%2Foauth2%2Fauthorize/);
    await expectAccessibleEverywhere(page, 'the profile ahead of consent');
    await page.getByLabel('Screen name').fill(name);
    await page.getByLabel('Display name').fill('途中の人');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: '棚コレ wants to sign you in' })).toBeVisible();
    await expect(page.getByText(`@${name}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, 途中の人' })).toBeVisible();
  } finally {
    await stop();
  }
});

test('a request with an unknown application or a wrong address shows a page, and leads nowhere', async ({
  page,
  context,
}) => {
  await (await Creator.signUp('迷い込んだ人')).signIn(context);
  await page.goto('/oauth2/authorize?client_id=nobody&redirect_uri=https%3A%2F%2Fevil.example%2F&response_type=code');
  await expect(page.getByRole('heading', { name: 'We do not know this application' })).toBeVisible();
  await expect(page.getByText('Nothing about you was shared.')).toBeVisible();
  await expect(page.getByRole('link')).toHaveText(['Komawari’s top page']);
  await expectAccessibleEverywhere(page, 'an unknown application');
});
