import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { test } from '../product/test.ts';

test('a creator looks at a fan-only episode as a guest and as a fan, changes nothing, and is back with one press', async ({
  page,
  context,
}) => {
  const creator = await Creator.signUp('覗き見の観測士');
  const published = await creator.publishWork({ title: '双眼鏡の庭', pages: 2, status: 'FAN_ONLY' });
  await creator.signIn(context);

  const lookAs = async (kind: string) => {
    await page.goto(`/workspace/manga/${published.workId}`);
    await page.getByRole('button', { name: 'View as a reader' }).click();
    await page.getByRole('radio', { name: kind }).check();
    await page.getByRole('button', { name: 'Open the page' }).click();
    await expect(
      page.getByText(`You see this page as a ${kind.toLowerCase()}. Nothing you do is saved.`),
    ).toBeVisible();
    await page.goto(`/episodes/${published.episodeId}`);
  };
  const wall = page.getByRole('heading', { name: /for fans/i });

  await lookAs('Guest');
  await expect(wall).toBeVisible();
  await lookAs('Fan');
  await expect(page.locator('[data-reader] img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Nothing you do is saved.')).toHaveCount(0);
});
