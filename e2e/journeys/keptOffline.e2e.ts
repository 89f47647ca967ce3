import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { expectPages, openEpisode, waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';

// A reader keeps episodes, loses the connection, reads and likes, and comes back.

test.use({ serviceWorkers: 'allow' });

let creator: Creator;
let kept: PublishedEpisode;

test.beforeAll(async () => {
  creator = await Creator.signUp('線路のない人');
});
test.beforeEach(async () => {
  kept = await creator.publishWork({ title: '圏外の灯台', pages: 5, hasCover: true });
});

const isReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

/** Opens the end of an episode and keeps it. */
async function keep(page: Page, episodeId: string): Promise<void> {
  await openEpisode(page, episodeId);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText(/^On this device, /)).toBeVisible();
}

const update = (id: string, expectedRevision: number, episode: object) =>
  creator.ask(
    'mutation updateEpisode($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { message } } }',
    { input: { id, expectedRevision, episode } },
  );

/** Whether the server is asked about what is kept, or some of it is fetched. */
const isAsking = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).held?.length !== 0);

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('komawari-kept')));

/** Likes that wait on the device to be told. */
const waitingLikes = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await done(indexedDB.open('komawari-kept'));
    const calls = await done(database.transaction('queue').objectStore('queue').getAll());
    database.close();
    return calls
      .filter(({ operationName }) => operationName === 'AddLike')
      .reduce((sum, { variables }) => sum + variables.input.count, 0) as number;
  });

const likesOf = async (context: BrowserContext, id: string) => {
  const answer = await context.request.post('/graphql?opname=L', {
    headers: { 'x-komawari-client': 'web' },
    data: { query: 'query L($id: ID!) { episode(id: $id) { likeCount } }', variables: { id }, operationName: 'L' },
  });
  return (await answer.json()).data.episode.likeCount as number;
};

test('right after the very first visit, a page that cannot be fetched is the product’s own', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect.poll(() => isReady(page)).toBe(true);
  await context.setOffline(true);
  await page.goto('/new_works');
  await expect(page.getByRole('heading', { level: 1, name: 'You seem offline' })).toBeVisible();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});

test('a kept episode is read and liked without a connection, and the likes arrive once there is one', async ({
  page,
  context,
}) => {
  await keep(page, kept.episodeId);
  await expect.poll(() => isReady(page)).toBe(true);

  await context.setOffline(true);
  await page.goto('/rankings/daily');
  await expect(page.getByRole('heading', { level: 1, name: 'You seem offline' })).toBeVisible();
  await page.getByRole('link', { name: '第1話' }).click();
  await waitForReader(page);
  await page.keyboard.press('Home');
  await expectPages(page, [1]);
  for (const pages of [
    [3, 2],
    [5, 4],
  ]) {
    await page.keyboard.press('ArrowLeft');
    await expectPages(page, pages);
    const widths = await page
      .locator('.page.is-shown img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(Math.min(...widths), 'the pictures are there').toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  const like = page.getByRole('button', { name: /^Like/ });
  for (let n = 0; n < 3; n += 1) await like.click();
  await expect(page.getByText('Three of ten')).toBeVisible();

  // What was done is still shown after the page was opened anew, without a connection too.
  await expect.poll(() => waitingLikes(page)).toBe(3);
  await page.goto('/');
  await page.goto(`/episodes/${kept.episodeId}#p5`);
  await waitForReader(page);
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Three of ten')).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => likesOf(context, kept.episodeId)).toBe(3);
  await page.reload();
  await waitForReader(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Three of ten')).toBeVisible();
  expect(await likesOf(context, kept.episodeId)).toBe(3);
});

test('the free pages of an episode that is sold are kept with the wall behind them', async ({ page, context }) => {
  await update(kept.episodeId, kept.revision, { salesInfo: { price: 300, pagesChargedFrom: 3, salesAppeal: '' } });
  await keep(page, kept.episodeId);
  await expect.poll(() => isReady(page)).toBe(true);
  await context.setOffline(true);
  await page.goto(`/episodes/${kept.episodeId}#p1`);
  await waitForReader(page);
  await expect(page.locator('.page.is-shown img').first()).toHaveJSProperty('complete', true);
  await context.setOffline(false);
});

test('an episode that was taken back leaves the device with the next page, and a changed one is fetched again', async ({
  page,
}) => {
  const other = await creator.publishWork({ title: '海図', pages: 2 });
  await keep(page, kept.episodeId);
  await keep(page, other.episodeId);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1, name: 'On this device' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '圏外の灯台' })).toBeVisible();

  await update(kept.episodeId, kept.revision, { status: 'DRAFT' });
  await update(other.episodeId, other.revision, { title: '新しい海図' });
  await page.goto('/');
  await expect.poll(() => keptCaches(page)).not.toContain(`komawari-kept-episode-${kept.episodeId}`);
  await expect
    .poll(async () => {
      await page.goto('/offline');
      return page.locator('[data-kept-list]').textContent();
    })
    .toMatch(/新しい海図/);
  await expect(page.getByText('圏外の灯台')).toHaveCount(0);

  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await expect.poll(() => keptCaches(page)).toEqual([]);
});

// Whatever the device is waiting for when somebody removes it, its answer does not bring the episode back. Whether it may be read is
// asked of all that is kept, and again of each that is fetched.
for (const [what, isMeant, which] of [
  ['whether all may be read', (request: Request) => request.url().includes('opname=GetKeptEpisodes'), 1],
  ['whether it may be read', (request: Request) => request.url().includes('opname=GetKeptEpisodes'), 2],
  [
    'its page',
    (request: Request) => request.url().endsWith(`/episodes/${kept.episodeId}`) && request.method() === 'GET',
    1,
  ],
] as const)
  test(`an episode that is removed while ${what} is asked for does not come back`, async ({ page, context }) => {
    await keep(page, kept.episodeId);
    await expect.poll(() => isReady(page)).toBe(true);
    await expect.poll(() => isAsking(page)).toBe(false);
    // What did not change is not kept again anyway.
    await update(kept.episodeId, kept.revision, { title: '新しい灯台' });
    const drawn = async () => (await context.request.get(`/episodes/${kept.episodeId}`)).text();
    await expect.poll(drawn).toContain('新しい灯台');
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    let seen = 0;
    await context.route('**', async (route) => {
      if (isMeant(route.request())) seen += 1;
      if (seen !== which || !isMeant(route.request())) return route.fallback();
      held.resolve();
      await release.promise;
      await route.fallback();
    });
    await page.goto('/offline');
    await held.promise;
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    release.resolve();
    await expect.poll(() => isAsking(page)).toBe(false);
    expect(await keptCaches(page)).toEqual([]);
  });

test('what a fan kept is read without a connection, and leaves the device with the account', async ({
  page,
  context,
}) => {
  const walled = await creator.publishWork({ title: 'ファンの灯台', pages: 3, status: 'FAN_ONLY' });
  const reader = await Creator.signUp('灯台の下の人');
  await reader.signIn(context);
  const asked = page.waitForResponse(/opname=GetEpisodePages/);
  await page.goto(`/episodes/${walled.episodeId}`);
  // Before that the wall has no script, and its form would load the page anew.
  await asked;
  await page.getByRole('button', { name: 'Watch and continue' }).click();
  await waitForReader(page);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText(/^On this device, /)).toBeVisible();
  await expect.poll(() => isReady(page)).toBe(true);

  await context.setOffline(true);
  await page.goto(`/episodes/${walled.episodeId}#p1`);
  await waitForReader(page);
  await expect
    .poll(() =>
      page
        .locator('.page.is-shown img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await context.setOffline(false);

  await page.goto('/my/settings/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('/');
  expect(await keptCaches(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`/episodes/${walled.episodeId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You seem offline' })).toBeVisible();
});
