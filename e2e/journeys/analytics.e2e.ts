import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { operate, readWork } from '../product/operate.ts';
import { test } from '../product/test.ts';

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const) {
  test(`a creator goes from the landing to the numbers of a work and takes them along, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const creator = await Creator.signUp('数える人');
    await creator.publishWork({ title: '灯台の数', pages: 2 });
    await creator.signIn(context);
    await page.goto('/analytics');
    await page.getByRole('link', { name: 'Open analytics' }).click();
    await expect(page.getByRole('heading', { name: '灯台の数' })).toBeVisible();
    await expect(page.getByText('0 of 30 readers: too few to compare.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share image' })).toHaveCount(0);

    await page.getByRole('button', { name: 'First 3 days' }).click();
    await expect(page).toHaveURL(/range=3days/);
    await expect(
      page.getByLabel('Compare with').getByRole('option', { name: /^All works on Komawari/ }),
    ).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Within 第1話, page by page' })).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Episode to episode, CSV' }).click();
    const file = await (await saved).path();
    expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFEpisode,Readers,/);
    // The row of anchors stays in sight; what is just going under it is no smaller.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `analytics at ${width}`);

    await page.getByRole('link', { name: 'Daily views' }).click();
    await expect(page.getByRole('heading', { name: 'Last 30 minutes' })).toBeVisible();
    await expectAccessible(page, `accesses at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const)
  test(`of few readers there are counts and no shares, and of fewer than five not who they are, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const creator = await Creator.signUp('少ない人');
    const { workId } = await creator.publishWork({ title: '少ない読者', pages: 2 });
    await creator.signIn(context);
    for (const [more, readers, atEnd] of [
      [3, 3, '1 of 3'],
      [12, 12, '4 of 12'],
    ] as const) {
      await readWork(workId, more);
      await page.goto(`/workspace/analytics/${workId}`);
      await expect(page.getByText(`${readers} of 30 readers: too few to compare.`)).toBeVisible();
      await expect(page.getByText('Shown from 30 readers', { exact: true })).toBeVisible();
      await expect(page.getByText('Shown from 5 answers', { exact: true })).toBeVisible();
      await expect(page.getByText('Every group has fewer than 5 people, and those are never shown.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Read to the end', exact: true })).toContainText(atEnd);
      await expect(page.locator('main')).not.toContainText('%');
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, `analytics of ${readers} readers at ${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const)
  test(`a creator lays a work beside another of their own, in both ranges, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const creator = await Creator.signUp('比べる人');
    const { workId } = await creator.publishWork({ title: '多く読まれる話', pages: 2 });
    const beside = await creator.publishWork({ title: '並べる話', pages: 2 });
    await readWork(workId, 60);
    await readWork(beside.workId, 40);
    await creator.signIn(context);
    await page.goto(`/workspace/analytics/${beside.workId}?compare=none`);
    await page.getByLabel('Work', { exact: true }).selectOption({ label: '多く読まれる話' });
    await expect(page.getByRole('heading', { name: '多く読まれる話' })).toBeVisible();
    await page.getByLabel('Compare with').selectOption({ label: '並べる話' });
    await expect(page).toHaveURL(new RegExp(`compare=work(:|%3A)${beside.workId}`));
    await expect(page.getByText('1.5 times')).toBeVisible();
    const views = page.getByRole('region', { name: 'Views', exact: true });
    await views.getByRole('slider').focus();
    await expect(views.getByRole('slider')).toHaveAttribute('aria-valuetext', /60 views\s+並べる話 40$/);
    // The row of anchors stays in sight; what is just going under it is no smaller.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `a comparison at ${width}`);

    await page.getByRole('button', { name: 'First 3 days' }).click();
    await expect(page).toHaveURL(/range=3days/);
    await expect(page.getByText('1.5 times')).toBeVisible();
    await views.getByRole('button', { name: 'Table' }).click();
    const table = views.getByRole('table', { name: 'Views by day' });
    // A narrow screen has its further columns below the first one.
    const ofBeside =
      width < 600
        ? table.getByRole('term').filter({ hasText: '並べる話' })
        : table.getByRole('columnheader', { name: '並べる話' });
    await expect(ofBeside).toBeVisible();
    const saved = page.waitForEvent('download');
    await views.getByRole('button', { name: 'Views, JSON' }).click();
    const rows = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as unknown;
    expect(JSON.stringify(rows)).toMatch(/60/);
    expect(JSON.stringify(rows)).toMatch(/40/);
  });

test('a seat of the closed beta is taken, the next creator finds none, and one without an episode is told what comes first', async ({
  page,
  context,
  openBrowser,
}) => {
  const creator = await Creator.signUp('席を取る人');
  await creator.publishWork({ title: '席のある話' });
  await creator.signIn(context);
  const late = await Creator.signUp('遅れた人');
  await late.publishWork({ title: '席のない話' });
  const theirs = await openBrowser();
  await late.signIn(theirs);
  const newcomer = await Creator.signUp('まだの人');
  const third = await openBrowser();
  await newcomer.signIn(third);
  try {
    const taken = Number(/; (\d+) seats are taken/.exec(await operate('analytics', 'seats', '0', '--yes'))?.[1] ?? 0);
    await operate('analytics', 'seats', String(taken + 1), '--yes');
    await page.goto('/workspace/analytics');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(page.getByRole('heading', { name: '席のある話' })).toBeVisible();

    const second = await theirs.newPage();
    await second.goto('/workspace/analytics');
    await expect(second.getByText('seats are taken.')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
    await expectAccessible(second, 'no seat left');

    const empty = await third.newPage();
    await empty.goto('/workspace/analytics');
    await expect(empty.getByRole('heading', { name: 'Analytics begin with your first public episode' })).toBeVisible();
    await expectAccessible(empty, 'analytics of a new creator');
  } finally {
    await operate('analytics', 'seats', 'open', '--yes');
  }
});
