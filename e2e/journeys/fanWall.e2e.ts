import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

test('a fan whom nobody could answer is let through as soon as somebody does', async ({ page, context }) => {
  const [creator, fan] = await Promise.all([Creator.signUp('電波の向こうの人'), Creator.signUp('電車の中の人')]);
  const { episodeId } = await creator.publishWork({ title: 'トンネルの話', pages: 2, status: 'FAN_ONLY' });
  await fan.signIn(context);
  await page.goto(`/episodes/${episodeId}`);
  await page.getByRole('button', { name: 'Watch and continue' }).click();
  await expect(page.locator('[data-reader] img').first()).toBeVisible();
  const unanswered = page.waitForEvent('requestfailed', (request) => /opname=GetEpisodePages/i.test(request.url()));
  await page.route(/opname=GetEpisodePages/i, (route) => route.abort());
  await page.reload();
  await unanswered;
  await expect(page.getByRole('heading', { name: /for fans/i })).toBeVisible();
  await page.unroute(/opname=GetEpisodePages/i);
  await expect(page.locator('[data-reader] img').first()).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { name: /for fans/i })).toBeHidden();
});

test('a press that comes before the script of the wall is kept until it is there', async ({ page, context }) => {
  const [creator, fan] = await Promise.all([Creator.signUp('早押しの相手'), Creator.signUp('早押しの人')]);
  const { episodeId } = await creator.publishWork({ title: '早押しの話', pages: 2, status: 'FAN_ONLY' });
  await fan.signIn(context);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/startFanWall/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/episodes/${episodeId}`);
  await page.getByRole('button', { name: 'Watch and continue' }).click();
  letGo();
  await expect(page.locator('[data-reader] img').first()).toBeVisible();
});

test('before the fan wall there is nothing one could not do, and whoever becomes a fan finds all of it behind', async ({
  page,
  context,
}) => {
  const creator = await Creator.signUp('壁の向こうの人');
  const { episodeId, revision } = await creator.publishWork({ title: '壁の話', pages: 2, status: 'FAN_ONLY' });
  const write = (name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return creator.ask(`mutation W($input: ${type}!) { ${name}(input: $input) { problems { message } } }`, { input });
  };
  await write('updateEpisode', {
    id: episodeId,
    expectedRevision: revision,
    episode: { afterword: '壁の向こうのあとがき' },
  });
  await write('setSurveyFromAuthor', { episodeID: episodeId, question: 'どちらの壁？', choices: ['高い壁', '低い壁'] });
  await write('addComment', { episodeID: episodeId, body: '作者からの一言' });

  await page.goto(`/episodes/${episodeId}`);
  await expect(page.getByRole('heading', { name: /for fans/i })).toBeVisible();
  const behind = [
    page.getByText('壁の向こうのあとがき'),
    page.getByText('どちらの壁？'),
    page.getByText('作者からの一言'),
    page.getByText('How was it?').first(),
    page.getByRole('textbox', { name: /comment/i }),
  ];
  for (const one of behind) await expect(one).not.toBeVisible();

  const reader = await Creator.signUp('壁の前の人');
  await reader.signIn(context);
  await page.goto(`/episodes/${episodeId}`);
  await page.getByRole('button', { name: 'Watch and continue' }).click();
  await expect(page.locator('[data-reader] img').first()).toBeVisible();
  await expect(page.locator('.reader-stage')).toBeFocused();
  await page.getByRole('link', { name: /^Comments/ }).click();
  for (const one of behind) await expect(one).toBeVisible();
  await expect(page.getByText('Only fans can read this.')).toBeVisible();
});
