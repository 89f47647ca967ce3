import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { addTagAlias, findTagsByNorm } from '../../publications/tags/index.ts';
import { refreshTagDirectory } from './index.ts';

let test: TestApp;
let kaede: TestPerson;

const CREATE =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } problems { message } } }';

async function publish(tagTitles: string[], daysAgo = 0, status = 'PUBLIC'): Promise<string> {
  const pages = [{ imageId: await test.addImage(kaede) }];
  const { data } = await test.run(CREATE, { w: { title: '本', tagTitles }, e: { title: '一', status, pages } }, kaede);
  const { id } = data.createWork.work;
  if (daysAgo > 0)
    await test.services.database.query(
      'publishEarlier',
      'UPDATE works SET first_publish_at = now() - make_interval(days => $2) WHERE id = $1',
      [id, daysAgo],
    );
  return id;
}

const declared = async () =>
  (
    await test.services.database.query<{ key: string }>('takeDeclared', 'DELETE FROM content_changes RETURNING key')
  ).map(({ key }) => key);

const TAGS = '{ workCount tag { title } }';
async function read() {
  const { data, errors } = await test.run(
    `{ tagDirectory { mostUsed ${TAGS} rising ${TAGS} rows { name tags ${TAGS} } } }`,
  );
  expect(errors).toEqual([]);
  type Listed = { workCount: number; tag: { title: string } }[];
  const titles = (listed: Listed) => listed.map(({ tag, workCount }) => `${tag.title} ${workCount}`);
  const { mostUsed, rising, rows } = data.tagDirectory;
  return {
    mostUsed: titles(mostUsed),
    rising: titles(rising),
    rows: (rows as { name: string; tags: Listed }[]).map(({ name, tags }) => [name, ...titles(tags)]),
  };
}

const remove = (id: string) =>
  test.run('mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }', { id }, kaede);

beforeAll(async () => {
  test = await createTestApp();
  kaede = await test.signUpCreator('kaede');
  await publish(['SF', '日常', 'ガンマン']);
  await publish(['SF', '日常'], 40);
  await publish(['日常'], 45);
  await publish(['下書き'], 0, 'DRAFT');
  await refreshTagDirectory(test.services.database);
});
afterAll(() => test.close());

it('tags of works that readers can see are listed by use, by growth and by how they begin', async () => {
  expect(await read()).toEqual({
    mostUsed: ['日常 3', 'SF 2', 'ガンマン 1'],
    // SF and 日常 had as many or more in the month before.
    rising: ['ガンマン 1'],
    rows: [
      ['か', 'ガンマン 1'],
      ['A–Z', 'SF 2'],
      ['漢字', '日常 3'],
    ],
  });
});

it('another name in kana says in which row a tag in kanji stands', async () => {
  const { database } = test.services;
  const tag = (await findTagsByNorm(database, ['日常'])).get('日常');
  await database.transact((tx) => addTagAlias(tx, tag!, 'にちじょう'));
  expect((await read()).rows.map(([name]) => name)).toEqual(['か', 'な', 'A–Z']);
});

it('a work with tags that others have leaves the page as it is until tags are counted', async () => {
  await declared();
  await publish(['SF']);
  expect(await declared()).not.toContain('tagDirectory');
  expect((await read()).mostUsed).toContain('SF 2');
  expect(await refreshTagDirectory(test.services.database)).toBe(true);
  expect(await declared()).toEqual(['tagDirectory']);
  expect((await read()).mostUsed).toContain('SF 3');
  expect(await refreshTagDirectory(test.services.database)).toBe(false);
  expect(await declared()).toEqual([]);
});

it('a tag goes with its last work at once, and the page is drawn again', async () => {
  const id = await publish(['秘密']);
  await refreshTagDirectory(test.services.database);
  expect((await read()).mostUsed).toContain('秘密 1');
  await declared();
  await remove(id);
  expect(await declared()).toContain('tagDirectory');
  expect(JSON.stringify(await read())).not.toContain('秘密');
});
