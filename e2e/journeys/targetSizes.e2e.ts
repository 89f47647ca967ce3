import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { openSettled } from '../product/settled.ts';
import { findSmallTargets } from '../product/targetSizes.ts';
import { test } from '../product/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ADD = 'mutation AddComment($input: AddCommentInput!) { addComment(input: $input) { problems { message } } }';

test('everything in the workspace is large enough for a finger', async ({ page, context }) => {
  const [creator, reader] = await Promise.all([Creator.signUp('指の太い人'), Creator.signUp('読む人')]);
  const { workId, episodeId } = await creator.publishWork({ title: '大きな的', tags: ['的'], pages: 2 });
  const illustrationId = await creator.publishIllustration('的の絵', 2);
  await creator.fillPortfolio(workId);
  await reader.ask(ADD, { input: { episodeID: episodeId, body: '押しやすいです' } });
  await creator.signIn(context);
  const work = `/workspace/manga/${workId}`;
  const screens = [
    '/workspace',
    '/workspace/works',
    '/workspace/manga',
    '/workspace/manga/new',
    work,
    `${work}/edit`,
    `${work}/episodes/new`,
    `${work}/episodes/${episodeId}/edit`,
    `${work}/episodes/${episodeId}/review`,
    '/workspace/illustrations',
    '/workspace/illustrations/new',
    `/workspace/illustrations/${illustrationId}`,
    '/workspace/mangafolio',
    '/workspace/mangafolio/edit',
    '/workspace/mangafolio/edit/works',
    '/workspace/comments',
    '/workspace/comments?tab=waiting',
    '/workspace/fans',
    '/workspace/scouts',
    '/workspace/trash',
    '/workspace/site',
    '/workspace/site/edit',
    '/workspace/site/settings',
    '/workspace/site/ad_tags',
    '/my/settings/profile',
    '/my/settings/tokens',
    '/my/settings/webhooks',
    '/my/settings/safety',
    '/my/settings/notification',
  ];
  const small: Record<string, string[]> = {};
  for (const path of screens) {
    await openSettled(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const found = await findSmallTargets(page, { isTouch: true });
    if (found.length > 0) small[path] = found;
  }
  expect(small).toEqual({});
});
