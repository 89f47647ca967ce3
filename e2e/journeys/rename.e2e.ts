import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { statusesOf } from '../product/asGuest.ts';
import { Creator } from '../product/Creator.ts';
import { countPicturesInTheMaking, readBatches, readPageStore, storedPagesWith } from '../product/pageStore.ts';
import { test } from '../product/test.ts';

// What is written again is what shows the change, and nothing else.

/** Which works this page shows is decided anew every ten minutes, by a clock that may strike meanwhile. */
const isSteady = (path: string): boolean => path !== '/creator';

test('changing a display name writes exactly the pages again that show it, and the log names them', async ({
  page,
  context,
  request,
}) => {
  const key = randomUUID().slice(0, 8);
  const [before, after] = [`旧姓の漫画家${key}`, `新しい筆名${key}`];
  const creator = await Creator.signUp(before);
  // A site begins with its creator's name as its title, which is a field of its own from then on.
  await creator.ask(
    'mutation UpdateSite($input: UpdateSiteInput!) { updateSite(input: $input) { problems { message } } }',
    {
      input: { title: `紙とペン${key}` },
    },
  );
  const other = await Creator.signUp(`隣の漫画家${key}`);
  const [imageId = ''] = await creator.makePages(1);
  const first = await creator.publishWork({ title: `名前の話 ${key}`, tags: [`名前${key}`], imageIds: [imageId] });
  await creator.addEpisode(first.workId, { status: 'PUBLIC', pages: [{ imageId }] });
  const foreign = await other.publishWork({ title: `隣の話 ${key}`, tags: [`隣${key}`], pages: 1 });
  const subpages = [creator, other].flatMap(({ path }) => [path, `${path}/manga`, `${path}/profile`]);
  await statusesOf(request, [...subpages, `/tags/名前${key}`, `/tags/隣${key}`, '/', '/new_works', '/404']);
  await expect.poll(countPicturesInTheMaking, { timeout: 60_000 }).toBe(0);
  await expect.poll(() => storedPagesWith('.avif')).toContain(`/episodes/${foreign.episodeId}`);

  const shows = storedPagesWith(before).filter(isSteady);
  expect(shows).toContain('/');
  expect(shows).toContain(`/episodes/${first.episodeId}`);
  expect(shows).not.toContain(`/works/${foreign.workId}`);
  const store = readPageStore();
  const batches = readBatches().length;

  await creator.signIn(context);
  await page.goto('/my/settings/profile');
  await page.getByLabel('Display name').fill(after);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => storedPagesWith(before)).toEqual([]);

  expect(storedPagesWith(after).filter(isSteady)).toEqual(shows);
  const changed = [...readPageStore()].filter(([path, { changedAt }]) => changedAt !== store.get(path)?.changedAt);
  expect(
    changed
      .map(([path]) => path)
      .filter(isSteady)
      .toSorted(),
  ).toEqual(shows);
  await expect
    .poll(() => {
      const later = readBatches().slice(batches);
      return later
        .flatMap(({ rendered, unchanged }) => [...rendered, ...unchanged])
        .filter(isSteady)
        .toSorted();
    })
    .toEqual(shows);
});
