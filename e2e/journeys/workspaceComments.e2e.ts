import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

const ADD = 'mutation AddComment($input: AddCommentInput!) { addComment(input: $input) { problems { message } } }';

test('a creator reads the comments of all works, deletes one and then several, and blocks who wrote another', async ({
  page,
  context,
}) => {
  const [creator, reader, rude] = await Promise.all(
    ['感想を待つ人', '感想を書く人', '困った人'].map((name) => Creator.signUp(name)),
  );
  const { episodeId } = await creator!.publishWork({ title: '灯台の便り', pages: 1 });
  const write = (who: Creator, body: string) => who.ask(ADD, { input: { episodeID: episodeId, body } });
  await creator!.signIn(context);
  await page.goto('/workspace');
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No open comments yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Soft', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No soft comments yet' })).toBeVisible();

  for (const body of ['一つめ', '二つめ', '三つめ', '残す言葉']) await write(reader!, body);
  await write(rude!, '嫌な言葉');
  await page.goto('/workspace/comments');
  const lines = page.getByRole('region', { name: 'Open comments' }).getByRole('listitem');
  await expect(lines).toHaveCount(5);
  await expect(lines.first().getByRole('link', { name: /灯台の便り/ })).toHaveAttribute(
    'href',
    `/episodes/${episodeId}`,
  );
  const line = (body: string) => lines.filter({ hasText: body });
  await line('一つめ')
    .getByRole('button', { name: /^More about the comment/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Comment deleted')).toBeVisible();
  await expect(lines).toHaveCount(4);

  for (const body of ['二つめ', '三つめ']) await line(body).getByRole('checkbox').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('group', { name: 'Selected comments' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 2 comments' }).click();
  await expect(page.getByText('2 comments deleted')).toBeVisible();
  await expect(lines).toHaveCount(2);

  await line('嫌な言葉')
    .getByRole('button', { name: /^More about the comment/ })
    .click();
  await page.getByRole('menuitem', { name: 'Block 困った人' }).click();
  await expect(lines).toHaveCount(1);
  await expect(write(rude!, 'もう一度')).rejects.toThrow();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);
});
