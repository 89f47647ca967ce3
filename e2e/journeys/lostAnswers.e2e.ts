import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { openSettled } from '../product/settled.ts';
import { test } from '../product/test.ts';

// The connection breaks once a change has left: what was written stays, one sentence says how it stands, and the change can be sent again.

const LOST = 'This may be saved. Check before trying again.';

test.use({ expectedErrors: new RegExp(LOST) });

/** A form, what is written into it, the button that sends it, and the operation that is lost. */
type Form = readonly [path: string, field: string, words: string, button: string, operation: string];

test('a change whose answer is lost is said once, and nothing that was written is gone', async ({ page, context }) => {
  const creator = await Creator.signUp('回線の細い人');
  const { workId, episodeId } = await creator.publishWork({ title: '途切れた便り', hasCover: true });
  const illustrationId = await creator.publishIllustration('絵', 1);
  await creator.signIn(context);
  const work = `/workspace/manga/${workId}`;
  const forms: readonly Form[] = [
    ['/my/settings/profile', 'Introduction', '海辺にいます。', 'Save', 'updateProfile'],
    ['/my/settings/safety', 'Word', 'ねたばれ', 'Mute word', 'MuteWord'],
    ['/workspace/site/edit', 'Now', '第2話を描いています。', 'Save', 'updateSite'],
    [`${work}/edit`, 'Description', '便りが途切れる。', 'Save', 'UpdateWork'],
    [`${work}/episodes/${episodeId}/review`, 'Who it is for', '編集者', 'Make the link', 'CreateReviewLink'],
    [`/workspace/illustrations/${illustrationId}`, 'Description', '港の朝。', 'Save', 'UpdateIllustration'],
    ['/workspace/mangafolio/edit/categories/new', 'Name', '短編', 'Save', 'addPortfolioCategory'],
    ['/workspace/comments?tab=waiting', 'Word', 'ひみつ', 'Add word', 'AddCommentFilterWord'],
  ];
  for (const [path, label, words, button, operation] of forms) {
    await test.step(`${path}: ${operation}`, async () => {
      await openSettled(page, path);
      const field = page.getByRole('main').getByRole('textbox', { name: label, exact: true });
      await field.fill(words);
      await page.route(`**/graphql?opname=${operation}*`, (route) => route.abort('connectionreset'));
      const send = page.getByRole('button', { name: button, exact: true });
      await send.click();
      await expect.soft(page.getByText(LOST), path).toBeVisible();
      await expect.soft(page.getByRole('alert').filter({ hasText: /./ }), path).toHaveCount(1);
      await expect.soft(field, path).toHaveValue(words);
      // It is sent again where it is pressed again.
      const again = page.waitForRequest(new RegExp(`opname=${operation}`));
      await send.click();
      await again;
      await page.unroute(`**/graphql?opname=${operation}*`);
    });
  }
});
