import { expect, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';
import { Creator } from '../product/Creator.ts';
import { createProfile, enterWithX, newName } from '../product/socialPerson.ts';
import { test } from '../product/test.ts';

// The specification's redirect table in a real browser, one test for each row, and URLs that try to lead elsewhere.

type Kind = 'guest_no_provider' | 'guest_with_provider' | 'registered_without_email' | 'registered';
type Row = [rule: string, from: string, to: string];

const signIn = (path: string) => `/signin?to=${encodeURIComponent(path)}`;
const profile = (path: string) => `/signup/profile?to=${encodeURIComponent(path)}`;

const table: Record<Kind, Row[]> = {
  guest_no_provider: [
    ['R2-066', '/my/reading_histories', '/reading_histories'],
    ['R2-067', '/notifications', signIn('/notifications')],
    ['R2-068', '/workspace', signIn('/workspace')],
    ['R2-068', '/workspace/manga/new?from=top', signIn('/workspace/manga/new?from=top')],
    ['R2-069', '/my', signIn('/my')],
    ['R2-069', '/my/settings/account', signIn('/my/settings/account')],
    ['R2-070', '/oauth2/authorize?client_id=a&state=b', signIn('/oauth2/authorize?client_id=a&state=b')],
    ['R2-071', '/signup/profile', '/'],
  ],
  guest_with_provider: [
    ['R2-072', '/my/reading_histories', '/reading_histories'],
    ['R2-073', '/workspace', profile('/workspace')],
    ['R2-073', '/workspace/manga?page=2', profile('/workspace/manga?page=2')],
    ['R2-074', '/my', profile('/my')],
    ['R2-075', '/signin?to=/works/w1', profile('/works/w1')],
    ['R2-075', '/signin', '/signup/profile'],
    ['R2-076', '/signup?to=/works/w1', profile('/works/w1')],
    ['R2-077', '/signup/verify_email?to=/works/w1', profile('/works/w1')],
    ['R2-075 as to X', '/signin/twitter?to=/works/w1', profile('/works/w1')],
  ],
  registered_without_email: [
    ['R2-078 R6-005', '/workspace', '/my/settings/account'],
    ['R2-078 R6-005', '/workspace/manga/new', '/my/settings/account'],
    ['R2-079', '/signup/profile?to=/my/bookmarks', '/my/bookmarks'],
    ['R2-079', '/signup/profile', '/my'],
    ['R2-080', '/my/settings/account/change_email', '/'],
    ['R2-081', '/my/settings/account/verify_change_email', '/'],
    ['R2-082 without e-mail', '/reading_histories', '/my/reading_histories'],
    ['R2-083 without e-mail', '/signin?to=/my/bookmarks', '/my/bookmarks'],
    ['R2-084 without e-mail', '/signup', '/'],
    ['R2-085 without e-mail', '/signup/verify_email', '/'],
  ],
  registered: [
    ['R2-082', '/reading_histories', '/my/reading_histories'],
    ['R2-083', '/signin?to=/my/bookmarks', '/my/bookmarks'],
    ['R2-083', '/signin', '/'],
    ['R2-084', '/signup?to=/my/bookmarks', '/my/bookmarks'],
    ['R2-084', '/signup', '/'],
    ['R2-085', '/signup/verify_email', '/'],
    ['R2-086', '/signup/profile?to=/my/bookmarks', '/my/bookmarks'],
    ['R2-086', '/signup/profile', '/workspace'],
    ['R2-083 as to X', '/signin/twitter', '/'],
  ],
};

const prepare: Record<Kind, (page: Page) => Promise<void>> = {
  guest_no_provider: async () => undefined,
  async guest_with_provider(page) {
    await enterWithX(page.request, getProduct().url, newName('half'));
  },
  async registered_without_email(page) {
    const name = newName('whole');
    await createProfile(page.request, await enterWithX(page.request, getProduct().url, name), name);
  },
  async registered(page) {
    await (await Creator.signUp('表の駅長')).signIn(page.context());
  },
};

for (const kind of Object.keys(table) as Kind[]) {
  test.describe(kind, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await (await browser.newContext({ baseURL: getProduct().url })).newPage();
      await prepare[kind](page);
    });
    test.afterAll(() => page.context().close());

    for (const [rule, from, to] of table[kind])
      test(`${rule} who opens ${from} arrives at ${to}`, async () => {
        await page.goto(from);
        await expect(page).toHaveURL(getProduct().url + to);
      });
  });
}

const hostile = [
  'https://evil.example/',
  'https:evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '//user@evil.example/',
  '//evil.example:80/my',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/my%0d%0aLocation:%20https://evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '@evil.example',
  `/${'a'.repeat(2_100)}`,
];

test('a URL to return to that leads elsewhere leads to the default, for everybody and every page that takes one', async ({
  openBrowser,
}) => {
  const { url } = getProduct();
  const left: string[] = [];
  const open = async (kind: Kind) => {
    const context = await openBrowser();
    await context.route(
      ({ hostname }) => hostname.includes('evil'),
      (route) => {
        left.push(route.request().url());
        return route.abort();
      },
    );
    const page = await context.newPage();
    await prepare[kind](page);
    return page;
  };
  const registered = await open('registered');
  const half = await open('guest_with_provider');
  // The router is moved without loading the application anew for each; e2e/journeys/signIn.e2e.ts loads pages with some.
  const move = (page: Page, path: string) =>
    page.evaluate((target) => {
      window.history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await registered.goto('/workspace');
  await half.goto('/signup/profile');
  for (const to of hostile) {
    await move(registered, `/signup/profile?to=${encodeURIComponent(to)}`);
    await expect(registered, to).toHaveURL(`${url}/workspace`);
    await move(half, `/signup?to=${encodeURIComponent(to)}`);
    await expect(half, to).toHaveURL(`${url}/signup/profile`);
  }
  await registered.goto(`/signup/profile?to=${encodeURIComponent('//evil.example')}`);
  await expect(registered).toHaveURL(`${url}/workspace`);
  await registered.goto(`/signin/finish#kind=declined&to=${encodeURIComponent('//evil.example')}`);
  await registered.getByRole('link', { name: 'Back to the sign-in' }).click();
  await expect(registered).toHaveURL(`${url}/`);
  expect(left).toEqual([]);
});
