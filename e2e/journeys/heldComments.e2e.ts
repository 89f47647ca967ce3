import { expect } from '@playwright/test';
import { withinASecond } from '../product/asGuest.ts';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { test } from '../product/test.ts';

const ADD = 'mutation AddComment($input: AddCommentInput!) { addComment(input: $input) { problems { message } } }';

test('a creator holds comments, approves one, pins and answers it, and readers see just that', async ({
  page,
  context,
  request,
}) => {
  const [creator, reader] = await Promise.all(['待たせる人', '待つ人'].map((name) => Creator.signUp(name)));
  const { episodeId } = await creator!.publishWork({ title: '静かな灯', pages: 1 });
  const url = `/episodes/${episodeId}`;
  const html = async () => (await request.get(url)).text();
  await creator!.signIn(context);
  await page.goto('/workspace/comments?tab=waiting');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await page.getByLabel('Word', { exact: true }).fill('ネタバレ');
  await page.getByRole('button', { name: 'Add word' }).click();
  await expect(page.getByRole('list', { name: 'Filtered words' }).getByText('ネタバレ')).toBeVisible();

  await reader!.ask(ADD, { input: { episodeID: episodeId, body: 'ねたばれの言葉' } });
  await reader!.ask(ADD, { input: { episodeID: episodeId, body: '普通の言葉' } });
  await page.reload();
  const waiting = page.getByRole('region', { name: 'Comments that wait' });
  await expect(waiting.getByText('ねたばれの言葉')).toBeVisible();
  await expect(waiting.getByText('Filtered word')).toBeVisible();
  await expect(waiting.getByText('普通の言葉')).toHaveCount(0);
  expect(await html()).not.toContain('ねたばれの言葉');
  await waiting.getByRole('button', { name: /^Approve the comment/ }).click();
  await expect(page.getByText('Comment approved')).toBeVisible();
  await expect.poll(html, withinASecond()).toContain('ねたばれの言葉');

  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const line = page
    .getByRole('region', { name: 'Open comments' })
    .getByRole('listitem')
    .filter({ hasText: 'ねたばれの言葉' });
  await line.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await expect(line.getByText('Pinned')).toBeVisible();
  await line.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Answer' }).click();
  await line.getByRole('textbox', { name: /^Answer to/ }).fill('読んでくれてありがとう');
  await line.getByRole('button', { name: 'Post' }).click();
  await expect(line.getByText('Your answer')).toBeVisible();
  await expect.poll(html, withinASecond()).toContain('読んでくれてありがとう');
  const balloons = [...(await html()).matchAll(/class="balloon"[^>]*>([^<]+)/g)].map(([, body]) => body);
  expect(balloons).toEqual(['ねたばれの言葉', '読んでくれてありがとう', '普通の言葉']);
});

test('somebody an operator made a moderator reads soft comments and delivers one; the page is not there for others', async ({
  page,
  context,
}) => {
  const [creator, reader, moderator] = await Promise.all(
    ['やさしい作者', '言葉を送る人', '読む係'].map((name) => Creator.signUp(name)),
  );
  const { workId, episodeId } = await creator!.publishWork({ title: '凪の日', pages: 1 });
  await creator!.ask(
    'mutation UpdateWork($input: UpdateWorkInput!) { updateWork(input: $input) { problems { message } } }',
    { input: { id: workId, expectedRevision: 1, work: { commentMode: 'YAWARAKA' } } },
  );
  await reader!.ask(ADD, { input: { episodeID: episodeId, body: '波の音が聞こえました' } });
  await moderator!.signIn(context);
  await page.goto('/workspace/moderation');
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  await operate('add-moderator', moderator!.screenName, '--yes');
  await page.goto('/workspace');
  await page.getByRole('link', { name: 'Soft comments', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: '波の音が聞こえました' });
  await expect(line.getByRole('link', { name: /凪の日/ })).toBeVisible();
  await line.getByRole('button', { name: /^Deliver the comment/ }).click();
  await expect(line).toHaveCount(0);
  const { viewer } = await creator!.ask(
    'query Got { viewer { ... on RegisteredViewer { receivedYawarakaComments { nodes { body } } } } }',
  );
  expect((viewer as { receivedYawarakaComments: unknown }).receivedYawarakaComments).toEqual({
    nodes: [{ body: '波の音が聞こえました' }],
  });
});
