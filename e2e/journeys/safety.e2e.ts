import { expect, type Page } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';

// People look after themselves: they block from a comment, report, and the operator takes down what breaks the rules.

async function openComments(page: Page, episodeId: string): Promise<void> {
  await page.goto(`/episodes/${episodeId}`);
  await waitForReader(page);
  // Past the only page stands the end, with the comments.
  await page.keyboard.press('ArrowLeft');
  await page.locator('#comments').scrollIntoViewIfNeeded();
}
const write = async (creator: Creator, episodeId: string, body: string): Promise<void> => {
  const { addComment } = await creator.ask(
    'mutation AddComment($input: AddCommentInput!) { addComment(input: $input) { problems { message } } }',
    { input: { episodeID: episodeId, body } },
  );
  expect(addComment.problems).toEqual([]);
};

test('who is blocked from a comment is gone for the creator and cannot comment any more, until the block is lifted', async ({
  page,
  context,
  openBrowser,
}) => {
  const [creator, rude] = await Promise.all([Creator.signUp('静かな作者'), Creator.signUp('うるさい人')]);
  const { episodeId } = await creator.publishWork({ title: '静かな屋根', pages: 1 });
  await write(rude, episodeId, 'うるさいことば');
  await creator.signIn(context);
  await openComments(page, episodeId);
  await expect(page.getByText('うるさいことば')).toBeVisible();
  await page.getByRole('button', { name: 'More about the comment by うるさい人' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await expect(page.getByText('Blocked うるさい人')).toBeVisible();
  await expect(page.getByText('うるさいことば')).toBeHidden();

  const other = await openBrowser();
  await rude.signIn(other);
  const theirs = await other.newPage();
  await openComments(theirs, episodeId);
  await expect(theirs.getByText('うるさいことば')).toBeVisible();
  await expect(theirs.getByLabel('Write a comment')).toBeHidden();

  await page.goto('/my/settings/safety');
  await page.getByRole('button', { name: 'Unblock うるさい人' }).click();
  await expect(page.getByRole('button', { name: 'Block again うるさい人' })).toBeVisible();
  await openComments(theirs, episodeId);
  await expect(theirs.getByLabel('Write a comment')).toBeVisible();
});

test('a muted word hides comments for one reader alone', async ({ page, context, openBrowser }) => {
  const [creator, reader] = await Promise.all([Creator.signUp('物語の作者'), Creator.signUp('先を知りたくない人')]);
  const { episodeId } = await creator.publishWork({ title: '犯人はまだ', pages: 1 });
  await write(creator, episodeId, 'ネタバレです');
  await reader.signIn(context);
  await page.goto('/my/settings/safety');
  await page.getByRole('button', { name: 'Mute word' }).click();
  await expect(page.getByText('Write the word you do not want to read.')).toBeVisible();
  await page.getByLabel('Word', { exact: true }).fill('ねたばれ');
  await page.getByLabel('For how long').selectOption('7 days');
  await page.getByRole('button', { name: 'Mute word' }).click();
  await expect(page.getByRole('button', { name: 'Remove ねたばれ' })).toBeVisible();
  await openComments(page, episodeId);
  await expect(page.getByText('No comments yet')).toBeVisible();
  const guest = await (await openBrowser()).newPage();
  await openComments(guest, episodeId);
  await expect(guest.getByText('ネタバレです')).toBeVisible();
});

test('a reader reports a work and an episode from their pages', async ({ page, context }) => {
  const [creator, reader] = await Promise.all([Creator.signUp('写した人'), Creator.signUp('気づいた人')]);
  const { workId, episodeId } = await creator.publishWork({ title: 'どこかで見た家', pages: 1 });
  await reader.signIn(context);
  for (const open of [() => page.goto(`/works/${workId}`), () => openComments(page, episodeId)]) {
    await open();
    await page.getByRole('button', { name: /^Report どこかで見た家/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Report' });
    await sheet.getByLabel('What is wrong').selectOption('Someone else’s work');
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Reported. We will read it and decide')).toBeVisible();
  }
  expect((await operate('reports')).match(/どこかで見た家/g)).toHaveLength(2);
});

test('a creator reads at a work and its episode that it was taken down and why, until it is back', async ({
  page,
  context,
}) => {
  const creator = await Creator.signUp('写してしまった人');
  const { workId, episodeId } = await creator.publishWork({ title: '見覚えのある庭', pages: 1 });
  await operate('suspend-work', workId, '--note', 'The garden is traced from another work.', '--yes');
  await creator.signIn(context);
  await page.goto('/workspace/manga');
  await expect(page.getByRole('listitem').filter({ hasText: '見覚えのある庭' }).getByText('Suspended')).toBeVisible();
  for (const [place, said] of [
    [`/workspace/manga/${workId}`, 'The operators suspended this work: readers cannot see it.'],
    [`/workspace/manga/${workId}/edit`, 'The operators suspended this work: readers cannot see it.'],
    [`/workspace/manga/${workId}/episodes/${episodeId}/edit`, 'The operators suspended the work of this episode'],
  ] as const) {
    await page.goto(place);
    const notice = page.locator('.notice').filter({ hasText: said });
    await expect(notice).toContainText('Why: The garden is traced from another work.');
    await expect(notice.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  }
  await page.goto(`/workspace/manga/${workId}`);
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'View', exact: true })).toBeHidden();
  await operate('restore-work', workId, '--yes');
  await page.reload();
  await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible();
  await expect(page.getByText('The operators suspended this work')).toBeHidden();
});

test.describe('over a line that breaks', () => {
  test.use({ expectedErrors: /^This may be saved\./ });

  test('a report that did not get through says so over its sheet, and can be sent again', async ({ page, context }) => {
    const [creator, reader] = await Promise.all([Creator.signUp('遠くの作者'), Creator.signUp('電波の弱い読者')]);
    const { workId } = await creator.publishWork({ title: '届かない手紙' });
    await reader.signIn(context);
    await page.goto(`/works/${workId}`);
    await page.getByRole('button', { name: /^Report 届かない手紙/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Report' });
    await sheet.getByLabel('What is wrong').selectOption('Someone else’s work');
    await page.route(/opname=Report/, (route) => route.abort());
    await sheet.getByRole('button', { name: 'Send report' }).click();
    // What is outside of the sheet is inert: nobody could press it, and it would not be read out.
    const said = sheet.getByRole('alert').getByText('This may be saved. Check before trying again.');
    await expect(said).toBeVisible();
    const isOnTop = await said.evaluate((words) => {
      const { left, top, width, height } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await page.unroute(/opname=Report/);
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Reported. We will read it and decide')).toBeVisible();
  });
});

test('a reader reports a comment and a creator, and the operator takes the comment down', async ({ page, context }) => {
  const [creator, reader] = await Promise.all([Creator.signUp('晒された作者'), Creator.signUp('通報する人')]);
  const { episodeId } = await creator.publishWork({ title: '住所のない家', pages: 1 });
  await write(creator, episodeId, '住所は東京都');
  await reader.signIn(context);
  await openComments(page, episodeId);
  await page.getByRole('button', { name: 'More about the comment by 晒された作者' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report' });
  await sheet.getByLabel('What is wrong').selectOption('Something else');
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Say in a sentence what is wrong.')).toBeVisible();
  await sheet.getByLabel('What we should know').fill('本当の住所です');
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported. We will read it and decide')).toBeVisible();

  await page.goto(creator.path);
  await page.getByRole('button', { name: 'More about 晒された作者' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(sheet.getByText('Choose what is wrong.')).toBeVisible();
  await sheet.getByLabel('What is wrong').selectOption('Spam or advertising');
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Reported. We will read it and decide')).toBeVisible();

  const listed = (await operate('reports')).split('\n');
  const line = listed.findIndex((text) => text.includes('住所は東京都')) - 1;
  const number = listed[line]?.split(' ')[0] ?? '';
  expect(await operate('take-down-report', number, '--note', 'an address', '--yes')).toContain('is taken down.');
  await openComments(page, episodeId);
  await expect(page.getByText('No comments yet')).toBeVisible();
});
