import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

// Public pages are files and the application is drawn in the browser; whoever goes from one to the other sees one header.

let creator: Creator;

test.beforeAll(async () => {
  creator = await Creator.signUp('道しるべの人');
});

/** What somebody sees of the header: which things stand in it, what they are called, and where they are. */
const headerOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => ({
    height: header.getBoundingClientRect().height,
    parts: [...header.querySelectorAll('a, button, input')]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const name = part.ariaLabel ?? (part.textContent.trim() || part.id);
        return { name, href: part.getAttribute('href'), box: [x, y, width, height].map(Math.round) };
      }),
  }));

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

for (const viewport of sizes) {
  test(`a guest sees one header on public pages and in the application, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/bookmarks');
    await expect(page.getByRole('heading', { name: 'Bookmarks', level: 1 })).toBeVisible();
    const inApplication = await headerOf(page);
    await page.goto('/tags');
    const onPublicPage = await headerOf(page);
    // Signing in leads back to the page it began on.
    const withoutReturn = (text: string) => text.replaceAll(/\?to=[^"]*/g, '');
    expect(JSON.parse(withoutReturn(JSON.stringify(inApplication)))).toEqual(
      JSON.parse(withoutReturn(JSON.stringify(onPublicPage))),
    );
    expect(inApplication.parts.map(({ href }) => href)).toContain(`/signup?to=${encodeURIComponent('/bookmarks')}`);
  });

  test(`somebody signed in sees one header on public pages, at home and at work, ${viewport.width} pixels wide`, async ({
    page,
    context,
  }) => {
    await creator.signIn(context);
    await page.setViewportSize(viewport);
    const headers = [];
    for (const path of ['/tags', '/my', '/workspace']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
      const { height, parts } = await headerOf(page);
      // What leads to the account becomes its menu where the page is a file.
      headers.push({
        height,
        parts: parts.map((part) => (part.name === 'Your account' ? { ...part, href: null } : part)),
      });
    }
    expect(headers[1]).toEqual(headers[0]);
    expect(headers[2]).toEqual(headers[0]);
  });
}

test('the menu of the account says the same on public pages and in the application, and leads somewhere', async ({
  page,
  context,
}) => {
  await creator.signIn(context);
  const menus = [];
  for (const path of ['/tags', '/workspace']) {
    await page.goto(path);
    const opener = page.getByRole('button', { name: 'Your account' });
    await opener.focus();
    await page.keyboard.press('Space');
    const menu = page.getByRole('menu', { name: 'Your account' });
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await expectAccessible(page, `the menu of the account on ${path}`);
    menus.push(
      await menu
        .getByRole('menuitem')
        .evaluateAll((entries) => entries.map((entry) => [entry.textContent, entry.getAttribute('href')])),
    );
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  }
  expect(menus[1]).toEqual(menus[0]);
  const places = (menus[0] ?? []).flatMap(([, href]) => href ?? []);
  expect(places).toContain(creator.path);
  for (const path of places) expect((await context.request.get(path)).status(), path).toBe(200);
});

test('whoever signs out on a public page is a guest, there and everywhere', async ({ page, context }) => {
  await creator.signInAgain();
  await creator.signIn(context);
  await page.goto('/tags');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.goto('/workspace');
  await expect(page).toHaveURL(`/signin?to=${encodeURIComponent('/workspace')}`);
});

test('the search of the application proposes works as that of the public pages does', async ({ page, context }) => {
  const imageIds = await creator.makePages(1);
  await creator.publishWork({ title: '道しるべの森', imageIds });
  await creator.signIn(context);
  await page.goto('/workspace');
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  await field.focus();
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).pressSequentially('道しる');
  await expect(page.getByRole('option', { name: '道しるべの森' })).toBeVisible();
});
