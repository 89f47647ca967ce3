import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishEpisode, publishPaidEpisode } from '../../testing/publishEpisode.ts';

let test: TestApp;
let author: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
});
afterAll(() => test.close());

const list = async (): Promise<string[]> =>
  (await test.run('{ sellingNewEpisodes(first: 50) { id } }')).data.sellingNewEpisodes.map(
    ({ id }: { id: string }) => id,
  );

it('[R1-005] new episodes for sale are listed one a work, the latest first, without what is free, archived or mature', async () => {
  await publishEpisode(test, author);
  const first = await publishPaidEpisode(test, author);
  const second = await publishPaidEpisode(test, author);
  const archived = await publishPaidEpisode(test, author);
  const mature = await publishPaidEpisode(test, author);
  const run = (sql: string, id: string) => test.services.database.query('set', sql, [id]);
  await run('UPDATE episodes SET archived_at = now() WHERE id = $1', archived.id);
  await run(`UPDATE works SET rating = 'MATURE' WHERE id = $1`, mature.workId);
  expect(await list()).toEqual([second.id, first.id]);
  const { data } = await test.run(
    'mutation A($input: AddEpisodeInput!) { addEpisode(input: $input) { episode { id } } }',
    {
      input: {
        workId: first.workId,
        episode: { status: 'PUBLIC', salesInfo: { price: 50 }, pages: [{ imageId: await test.addImage(author) }] },
      },
    },
    author,
  );
  expect(await list()).toEqual([data.addEpisode.episode.id, second.id]);
  const { selling } = test.services.config;
  test.services.config.selling = null;
  expect(await list()).toEqual([]);
  test.services.config.selling = selling;
});

it('feeds mark an episode that is for sale with its price, and hold none of its pages', async () => {
  const { workId, imageIds } = await publishPaidEpisode(test, author, { price: 1200 });
  for (const kind of ['json', 'atom']) {
    const { body } = await test.app.inject({ url: `/works/${workId}/feed.${kind}` });
    expect(body).toContain('For sale: ¥1,200 with tax.');
    for (const id of imageIds.slice(1)) expect(body).not.toContain(id);
    expect(body).not.toContain('台詞');
  }
});
