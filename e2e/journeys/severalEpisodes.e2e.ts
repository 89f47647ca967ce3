import { expect } from '@playwright/test';
import { packZip } from '../drawing/packZip.ts';
import { Creator } from '../product/Creator.ts';
import { dropFiles } from '../product/dropFiles.ts';
import { numbersOn, smallPage } from '../product/editor.ts';
import { test } from '../product/test.ts';

test('a ZIP of folders becomes drafts, one after another: looked through first, numbered in order, told what failed', async ({
  page,
  context,
}) => {
  const creator = await Creator.signUp('引っ越しの人');
  await creator.signIn(context);
  const { workId } = await creator.publishWork({ title: '連載の引っ越し', pages: 1 });
  const part = async (name: string, number: number) => ({ name, body: await smallPage(number) });
  const zip = await packZip([
    await part('全話/第10話 嵐/1.png', 30),
    await part('全話/第2話 旅立ち/p10.png', 21),
    await part('全話/第2話 旅立ち/p9.png', 20),
    { name: '全話/第2話 旅立ち/p11.png', body: Buffer.from('no picture') },
    await part('全話/第3話 ボツ/1.png', 99),
    await part('全話/第4話/表紙/1.png', 40),
    await part('全話/第4話/本文/1.png', 41),
    { name: '全話/読んでね.txt', body: Buffer.from('memo') },
  ]);
  await page.goto(`/workspace/manga/${workId}/episodes/new`);
  await dropFiles(page, [{ name: '全話.zip', type: 'application/zip', body: zip }]);
  await page.getByRole('button', { name: '4 episodes' }).click();

  const rows = page.getByRole('list', { name: 'Episodes to import' }).getByRole('listitem');
  const titles = () =>
    page
      .getByRole('textbox', { name: /^Title of episode/ })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(titles).toEqual(['第2話 旅立ち', '第3話 ボツ', '第4話', '第10話 嵐']);
  await expect(rows.nth(0)).toContainText('3 pages');
  await page.getByRole('button', { name: 'Leave out 第3話 ボツ' }).click();
  await page.getByLabel('Title of episode 2').fill('幕間');
  await page.getByRole('button', { name: 'Make 3 drafts' }).click();
  await expect(page.getByRole('heading', { name: '3 episodes made', exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Pages left out' }).getByRole('listitem')).toHaveText([/^p11\.png: /]);

  const { work } = await creator.ask(
    `query ImportedEpisodes($id: ID!) { work(id: $id) { viewerEpisodes(first: 10) {
      edges { node { title number status pages(first: 10) { nodes { image { url(width: 320) } } } } }
    } } }`,
    { id: workId },
  );
  type Imported = { title: string; number: number; status: string; pages: { nodes: { image: { url: string } }[] } };
  const imported = (work.viewerEpisodes.edges as { node: Imported }[])
    .map(({ node }) => node)
    .filter(({ status }) => status === 'DRAFT')
    .toSorted((a, b) => a.number - b.number);
  expect(imported.map(({ title }) => title)).toEqual(['第2話 旅立ち', '幕間', '第10話 嵐']);
  const urls = imported.flatMap(({ pages }) => pages.nodes.map(({ image }) => image.url));
  expect(await numbersOn(page, urls)).toEqual([20, 21, 40, 41, 30]);

  await page.getByRole('button', { name: 'Close' }).click();
  await dropFiles(page, [{ name: '全話.zip', type: 'application/zip', body: zip }]);
  await expect(page.getByText('3 folders became drafts earlier')).toBeVisible();
  await expect.poll(titles).toEqual(['第3話 ボツ']);
});
