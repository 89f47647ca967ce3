import { expect } from '@playwright/test';
import { getProduct } from '../config.ts';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

// Coming in, going out, and never being sent elsewhere.

let creator: Creator;

test.beforeAll(async () => {
  creator = await Creator.signUp('改札の駅員');
});

test('a wrong password is told with the tries left, the right one leads on, and signing out makes a guest again', async ({
  page,
}) => {
  await page.goto('/workspace/manga');
  await expect(page).toHaveURL(`/signin?to=${encodeURIComponent('/workspace/manga')}`);
  await expect(page.getByText('You will continue to your workspace.')).toBeVisible();
  await page.getByLabel('E-mail').fill(creator.email);
  const password = page.getByLabel('Password', { exact: true });
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  for (const words of ['4 tries left', '3 tries left']) {
    await password.fill('a noisy harbour in summer');
    await signIn.click();
    await expect(
      page.getByText(`That e-mail and password do not match. ${words} before a 15-minute pause.`),
    ).toBeVisible();
  }
  await expect(page.getByLabel('E-mail')).toHaveValue(creator.email);
  await password.fill(creator.password);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Works', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/workspace/manga');

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto('/my');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.goto('/workspace');
  await expect(page).toHaveURL(`/signin?to=${encodeURIComponent('/workspace')}`);
});

const hostile = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/\t/evil.example',
];

test('a URL to return to that leads elsewhere leads nowhere', async ({ openBrowser }) => {
  const { origin } = new URL(getProduct().url);
  const context = await openBrowser();
  const left: string[] = [];
  await context.route(
    ({ hostname }) => hostname.endsWith('evil.example'),
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  await creator.signIn(context);
  const page = await context.newPage();
  for (const to of hostile) {
    await page.goto(`/signin?to=${encodeURIComponent(to)}`);
    await expect(page).toHaveURL('/');
    expect(new URL(page.url()).origin).toBe(origin);
  }
  const guest = await (await openBrowser()).newPage();
  await guest.goto(`/signin?to=${encodeURIComponent('//evil.example')}`);
  await guest.getByLabel('E-mail').fill(creator.email);
  await guest.getByLabel('Password', { exact: true }).fill(creator.password);
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest).toHaveURL('/');
  expect(left).toEqual([]);
});

test('a guest is sent to sign in from what is not theirs, and someone signed in away from the sign-in', async ({
  page,
  openBrowser,
}) => {
  for (const path of ['/workspace', '/workspace/manga/new', '/my', '/my/bookmarks', '/my/settings/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/signin?to=${encodeURIComponent(path)}`);
  }
  await page.goto('/my/reading_histories');
  await expect(page).toHaveURL('/reading_histories');
  await page.goto('/signup/profile');
  await expect(page).toHaveURL('/');

  const context = await openBrowser();
  await creator.signIn(context);
  const own = await context.newPage();
  await own.goto('/signin?to=%2Fmy%2Fbookmarks');
  await expect(own).toHaveURL('/my/bookmarks');
  await own.goto('/signup/profile');
  await expect(own).toHaveURL('/workspace');
  await own.goto('/reading_histories');
  await expect(own).toHaveURL('/my/reading_histories');
});
