import { expect } from '@playwright/test';
import { Creator } from '../product/Creator.ts';
import { readMail } from '../product/readMail.ts';
import { test } from '../product/test.ts';

test('a reader becomes a fan with mail on an episode, and gets the message the creator writes to fans', async ({
  page,
  context,
}) => {
  const creator = await Creator.signUp('便りを書く人');
  const fan = await Creator.signUp('便りを待つ人');
  const { episodeId } = await creator.publishWork({ title: '港の手紙', pages: 1 });
  const { viewer } = await creator.ask('query Who { viewer { id } }');
  const creatorId = viewer.id;
  await fan.ask('mutation WatchUser($input: WatchUserInput!) { watchUser(input: $input) { user { id } } }', {
    input: { targetUserId: creatorId, isUserOptedInEmail: true, episodeId },
  });
  await creator.signIn(context);
  await page.goto('/workspace/fans');
  await expect(page.getByText('1 fan, 1 of them gets e-mail')).toBeVisible();
  await expect(page.getByRole('link', { name: /港の手紙/ })).toHaveAttribute('href', `/episodes/${episodeId}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Give the message a subject.')).toBeVisible();
  await page.getByLabel('Subject').fill('次の便');
  await page.getByLabel('Message').fill('来週、第2話を載せます。');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Send to one fan' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  await expect.poll(() => readMail(fan.email)).toContain(creator.path);
  await page.reload();
  await expect(page.getByText('1 of 1 sent')).toBeVisible();
  await expect(page.getByText(/You can write the next one from/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveCount(0);
});
