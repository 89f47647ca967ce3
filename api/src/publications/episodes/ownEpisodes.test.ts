import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let creator: TestPerson;
let imageId: string;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  imageId = await test.addImage(creator);
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) => test.services.database.query('inTest', text, values);

/** A work with an episode; both were edited `hours` ago. */
async function publish(title: string, hours: number, input: object = { status: 'PUBLIC' }): Promise<string> {
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title }, e: { title, pages: [{ imageId }], ...input } },
    creator,
  );
  const { id } = data.createWork.episode;
  await sql(`UPDATE episodes SET updated_at = now() - interval '1 hour' * $2 WHERE id = $1`, [id, hours]);
  return id as string;
}

const own = async (as = creator): Promise<{ latest: string[]; scheduled: string[] }> => {
  const { viewer } = (
    await test.run(
      '{ viewer { ... on RegisteredViewer { latestEpisodes { title } scheduledEpisodes { title } } } }',
      {},
      as,
    )
  ).data;
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  return { latest: titles(viewer.latestEpisodes), scheduled: titles(viewer.scheduledEpisodes) };
};

it('a creator finds the three episodes edited last, of all works and in every state, and what goes out next', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await publish('old', 9);
  await publish('later', 5, { status: 'SCHEDULED', publishAt: inHours(48) });
  await publish('sooner', 4, { status: 'SCHEDULED', publishAt: inHours(24) });
  await publish('draft', 3, { status: 'DRAFT' });
  const gone = await publish('gone', 1, { status: 'DRAFT' });
  const out = await publish('due', 2, { status: 'SCHEDULED', publishAt: inHours(1) });
  await sql('UPDATE episodes SET deleted_at = now() WHERE id = $1', [gone]);
  await sql(`UPDATE episodes SET publish_at = now() - interval '1 second' WHERE id = $1`, [out]);
  expect(await own()).toEqual({ latest: ['due', 'draft', 'sooner'], scheduled: ['sooner', 'later'] });
  expect(await own(await test.signUpCreator('ren'))).toEqual({ latest: [], scheduled: [] });
});
