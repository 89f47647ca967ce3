import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { allWith, statusesOf } from '../product/asGuest.ts';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

// A creator looks after what is there: the work, the site, and the hour at which an episode comes out.

test('editing a work keeps what was typed while something is wrong, and shows what was saved to readers', async ({
  page,
  context,
  request,
}) => {
  const key = randomUUID().slice(0, 8);
  const creator = await Creator.signUp(`直す人${key}`);
  const { workId } = await creator.publishWork({ title: `直す前 ${key}`, tags: [`直す${key}`], pages: 1 });
  await creator.signIn(context);
  await page.goto(`/workspace/manga/${workId}/edit`);

  await page.getByLabel('Description').fill('書き直した紹介文です。');
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Description')).toHaveValue('書き直した紹介文です。');

  await page.getByLabel('Title', { exact: true }).fill(`直した後 ${key}`);
  await page.getByLabel('Completed').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/workspace/manga/${workId}$`));
  await page.reload();
  await expect(page.getByRole('heading', { name: `直した後 ${key}` })).toBeVisible();
  await expect.poll(async () => (await request.get(`/works/${workId}`)).text()).toContain('書き直した紹介文です。');
});

test('a site gets its words, a link and an order, and is closed and opened again', async ({
  page,
  context,
  request,
}) => {
  const key = randomUUID().slice(0, 8);
  const creator = await Creator.signUp(`庭師${key}`);
  const { workId } = await creator.publishWork({ title: `庭 ${key}`, tags: [], pages: 1 });
  await creator.signIn(context);
  await page.goto('/workspace/site/edit');
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await page.getByLabel('Title', { exact: true }).first().fill(`庭師の庭 ${key}`);
  await page.getByLabel('Now').fill('夏の号を描いています。');
  await save.click();
  await expect.poll(async () => (await request.get(creator.path)).text()).toContain('夏の号を描いています。');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(`庭師の庭 ${key}`);

  const paths = [creator.path, `/works/${workId}`];
  await page.goto('/workspace/site');
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await page.getByLabel('List with descriptions').check();
  await page.getByLabel('Close my site').check();
  await save.click();
  await expect.poll(() => statusesOf(request, paths)).toEqual(allWith(paths, 404));
  await page.reload();
  await page.getByLabel('Close my site').uncheck();
  await save.click();
  await expect.poll(() => statusesOf(request, paths)).toEqual(allWith(paths, 200));
});

test('an episode is given an hour to come out at, and readers do not know of it before', async ({
  page,
  context,
  request,
}) => {
  const key = randomUUID().slice(0, 8);
  const creator = await Creator.signUp(`予約する人${key}`);
  const { workId } = await creator.publishWork({ title: `連載 ${key}`, tags: [], pages: 1 });
  const [imageId = ''] = await creator.makePages(1);
  const { episodeId } = await creator.addEpisode(workId, {
    title: `次の回 ${key}`,
    status: 'DRAFT',
    pages: [{ imageId }],
  });
  await creator.signIn(context);
  const editor = `/workspace/manga/${workId}/episodes/${episodeId}/edit`;
  await page.goto(editor);

  await page.getByLabel('Scheduled').check();
  const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Goes public').fill(`${tomorrow}T07:30`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const read = async () =>
    (await creator.ask('query ReadEpisode($id: ID!) { episode(id: $id) { status publishedAt } }', { id: episodeId }))
      .episode;
  const publishedAt = new Date(`${tomorrow}T07:30:00+09:00`).toISOString();
  await expect.poll(read).toEqual({ status: 'SCHEDULED', publishedAt });
  await page.goto(editor);
  await expect(page.getByLabel('Goes public')).toHaveValue(`${tomorrow}T07:30`);
  const paths = [`/episodes/${episodeId}`];
  expect(await statusesOf(request, paths)).toEqual(allWith(paths, 404));
});

test('an ad tag of i-mobile is taken, shown in a sandbox and stands on the episode; a script of another kind is refused', async ({
  page,
  context,
  request,
}) => {
  const creator = await Creator.signUp('広告の試し書き');
  const { episodeId } = await creator.publishWork({ title: '看板の街', pages: 1 });
  await creator.signIn(context);
  await page.goto('/workspace/site');
  await page.getByRole('link', { name: 'Ad tags' }).click();
  const place = page.getByRole('textbox', { name: 'Phone' });
  await place.fill('<script>alert(1)</script>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is not an i-mobile tag')).toBeVisible();
  await expect(place).toHaveValue('<script>alert(1)</script>');

  const element = `im-${'0f'.repeat(16)}`;
  await place.fill(
    `<div id="${element}"><script async src="https://imp-adedge.i-mobile.co.jp/script/v1/spot.js?20220104"></script>
     <script>(window.adsbyimobile=window.adsbyimobile||[]).push({pid:82100,mid:573196,asid:1811091,type:"banner",display:"inline",elementid:"${element}"})</script></div>`,
  );
  await expect(page.getByTitle('Preview: Phone')).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ads saved')).toBeVisible();
  await expect.poll(async () => (await request.get(`/episodes/${episodeId}`)).text()).toContain('/ad_frame#pid=82100');
});
