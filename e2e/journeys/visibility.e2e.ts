import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { allWith, pagesWith, picturesOf, statusesOf, withinASecond } from '../product/asGuest.ts';
import { Creator, type PublishedEpisode } from '../product/Creator.ts';
import { waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';

// What is unpublished, closed or not due yet is gone by every way to it, and what is published is there at once.

/** A title nobody else has, so that finding it in a list means this work. */
const titleOf = (creator: Creator) => `屋根の上の測量士 ${creator.screenName}`;
const tag = '測量';

type Urls = { work: string; episode: string; pictures: string[]; lists: string[] };

async function urlsOf(guest: APIRequestContext, creator: Creator, published: PublishedEpisode): Promise<Urls> {
  const episode = `/episodes/${published.episodeId}`;
  const work = `/works/${published.workId}`;
  const lists = ['/', '/new_works', creator.path, `${creator.path}/manga`, `/tags/${tag}`];
  await expect.poll(() => statusesOf(guest, [work, episode])).toEqual(allWith([work, episode], 200));
  await expect.poll(() => pagesWith(guest, lists, titleOf(creator))).toEqual(lists);
  return { work, episode, lists, pictures: await picturesOf(guest, episode) };
}

/** Does something in the workspace and waits for the server's answer to it. */
async function change(page: Page, operation: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(`opname=${operation}`));
  await act();
  expect((await answered).status()).toBe(200);
}

test('an episode that goes back to draft is gone within a second, and is there at once when it is published again', async ({
  page,
  context,
  request,
  openBrowser,
}) => {
  const creator = await Creator.signUp('測量士の卵');
  const published = await creator.publishWork({ title: titleOf(creator), tags: [tag], pages: 2 });
  const { work, episode, pictures, lists } = await urlsOf(request, creator, published);
  expect(pictures.length).toBeGreaterThan(0);
  const reader = await (await openBrowser()).newPage();
  await reader.goto(episode);
  await waitForReader(reader);

  await creator.signIn(context);
  await page.goto(`/workspace/manga/${published.workId}`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for 第1話' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await change(page, 'updateEpisode', () => choose('Unpublish'));
  await expect
    .poll(() => statusesOf(request, [episode, ...pictures]), withinASecond())
    .toEqual(allWith([episode, ...pictures], 404));
  await expect.poll(() => pagesWith(request, [work, ...lists], published.episodeId), withinASecond()).toEqual([]);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This page is not here' })).toBeVisible();

  await change(page, 'updateEpisode', () => choose('Publish now'));
  await expect
    .poll(() => statusesOf(request, [episode, ...pictures]), withinASecond())
    .toEqual(allWith([episode, ...pictures], 200));
  await expect.poll(() => pagesWith(request, lists, titleOf(creator)), withinASecond()).toEqual(lists);
  await reader.reload();
  await waitForReader(reader);
});

test('a closed site is gone within a second with its works, lists and pictures, its owner works on, and opening brings it back', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('閉じた門の人');
  const published = await creator.publishWork({ title: titleOf(creator), tags: [tag], pages: 2, hasCover: true });
  const { work, episode, pictures, lists } = await urlsOf(request, creator, published);
  const own = [work, episode, creator.path, `${creator.path}/manga`, `${creator.path}/profile`];
  const covers = await picturesOf(request, work);
  const everything = [...own, ...pictures, ...covers];
  const foreign = lists.filter((path) => !path.startsWith(creator.path));
  await expect.poll(() => statusesOf(request, everything)).toEqual(allWith(everything, 200));

  await creator.signIn(context);
  await page.goto('/workspace/site/settings');
  const isClosed = page.getByRole('switch', { name: 'Close my site' });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  await isClosed.check();
  await change(page, 'updateSite', save);
  await expect.poll(() => statusesOf(request, everything), withinASecond()).toEqual(allWith(everything, 404));
  for (const trace of [published.workId, published.episodeId, creator.screenName]) {
    await expect.poll(() => pagesWith(request, foreign, trace), withinASecond()).toEqual([]);
  }

  await page.goto('/workspace/manga');
  await page
    .getByRole('link', { name: titleOf(creator) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: titleOf(creator) })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '第1話' })).toBeVisible();

  await page.goto('/workspace/site/settings');
  await isClosed.uncheck();
  await change(page, 'updateSite', save);
  await expect.poll(() => statusesOf(request, everything), withinASecond()).toEqual(allWith(everything, 200));
  await expect.poll(() => pagesWith(request, lists, titleOf(creator)), withinASecond()).toEqual(lists);
});

test('a scheduled episode is hidden until its time and there when it comes, without anybody doing anything', async ({
  request,
}) => {
  const creator = await Creator.signUp('時計塔の番人');
  const imageIds = await creator.makePages(1);
  const published = await creator.publishWork({ title: titleOf(creator), tags: [tag], imageIds });
  const publishAt = Date.now() + 4_000;
  const [imageId] = await creator.makePages(1);
  const scheduled = await creator.addEpisode(published.workId, {
    title: '鐘が鳴るまで',
    status: 'SCHEDULED',
    publishAt: new Date(publishAt).toISOString(),
    pages: [{ imageId }],
  });
  const episode = `/episodes/${scheduled.episodeId}`;
  let lastHiddenAt = 0;
  await expect
    .poll(
      async () => {
        const askedAt = Date.now();
        const status = (await request.get(episode)).status();
        if (status === 404) lastHiddenAt = askedAt;
        return status;
      },
      { intervals: [100] },
    )
    .toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(publishAt);
  expect(lastHiddenAt).toBeGreaterThan(publishAt - 1_000);
  await expect
    .poll(() => pagesWith(request, [`/works/${published.workId}`, creator.path], '鐘が鳴るまで'))
    .toHaveLength(2);
  const pictures = await picturesOf(request, episode);
  expect(await statusesOf(request, pictures)).toEqual(allWith(pictures, 200));
});
