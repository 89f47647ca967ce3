import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

const SHOW = 'I am 18 or older, show';

test('a reader says yes at the gate of a mature work, reads it, and is not asked again in this browser', async ({
  page,
  plainPage,
  openBrowser,
}) => {
  const creator = await Creator.signUp('夜更けの書き手');
  const { workId, episodeId } = await creator.publishWork({
    title: '真夜中の温室',
    pages: 2,
    hasCover: true,
    rating: 'MATURE',
  });

  // The gate: who made what, and no picture of it.
  const bytes = async (path: string) => (await page.request.get(path)).text();
  for (const path of [`/works/${workId}`, `/episodes/${episodeId}`]) {
    const html = await bytes(path);
    expect(html).toContain('真夜中の温室');
    expect(html).toContain('<meta name="rating" content="adult">');
    expect(html).not.toContain('/images/');
  }
  expect(await bytes('/new_works')).not.toContain('真夜中の温室');

  await page.goto(`/works/${workId}`);
  await expect(page.getByRole('heading', { level: 1, name: '真夜中の温室' })).toBeVisible();
  await page.getByRole('button', { name: SHOW }).click();
  await expect(page).toHaveURL(`/mature/works/${workId}`);
  await expect(page.getByText('Mature', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Read/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/mature/episodes/${episodeId}`));
  await expect(page.locator('[data-reader] .page img').first()).toBeVisible();

  // It is remembered.
  await page.goto(`/episodes/${episodeId}`);
  await expect(page).toHaveURL(new RegExp(`/mature/episodes/${episodeId}`));

  // Nobody else is let in by the address: they are asked, and then come to the page of the episode that it names.
  const other = await (await openBrowser()).newPage();
  await other.goto(`/mature/episodes/${episodeId}#p2`);
  await expect(other).toHaveURL(`/episodes/${episodeId}#p2`);
  await expect(other.locator('[data-reader]')).toHaveCount(0);
  await expect(other.getByText('Your account does not show mature works')).toBeHidden();
  await other.getByRole('button', { name: SHOW }).click();
  await expect(other).toHaveURL(`/mature/episodes/${episodeId}#p2`);

  // Without JavaScript the button is a form.
  await plainPage.goto(`/episodes/${episodeId}`);
  await plainPage.getByRole('button', { name: SHOW }).click();
  await expect(plainPage.locator('.reader-pages img').first()).toBeVisible();
});

test('somebody who is under 18 by their birthday does not get through the gate', async ({ page, context }) => {
  const creator = await Creator.signUp('夜明けの書き手');
  const { workId } = await creator.publishWork({ title: '午前零時の庭', hasCover: true, rating: 'MATURE' });
  const child = await Creator.signUp('早起きの子');
  await child.ask('mutation P($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { message } } }', {
    input: { birthday: `${new Date().getFullYear() - 10}-01-01` },
  });
  await child.signIn(context);
  await page.goto(`/works/${workId}`);
  await page.getByRole('button', { name: SHOW }).click();
  await expect(page).toHaveURL(`/works/${workId}?mature=no`);
  await expect(page.getByText('your birthday says that you are younger than 18')).toBeVisible();
  await expect(page.getByRole('button', { name: SHOW })).toBeHidden();
});
