import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let mina: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  const other = await test.signUpCreator('other');
  const create = async (title: string, by: TestPerson): Promise<string> => {
    const images = [{ imageId: await test.addImage(by, 'ILLUSTRATION') }];
    const { data } = await test.run(
      'mutation I($input: CreateIllustrationInput!) { createIllustration(input: $input) { illustration { id } } }',
      { input: { illustration: { title, images } } },
      by,
    );
    return data.createIllustration.illustration.id;
  };
  const ids = [];
  for (const title of ['b 灯台', 'c ﾄｳﾀﾞｲ', 'a とうだい', 'd 港', 'e 消えた灯台']) ids.push(await create(title, mina));
  await create('f 灯台', other);
  // One a day, in this order; the first was edited last.
  for (const [day, id] of ids.entries())
    await test.services.database.query(
      'age',
      `UPDATE illustrations SET created_at = '2026-01-01'::timestamptz + $2 * interval '1 day', updated_at = '2026-02-01'::timestamptz - $2 * interval '1 day' WHERE id = $1`,
      [id, day],
    );
  await test.services.database.query('trash', 'UPDATE illustrations SET deleted_at = now() WHERE id = $1', [ids[4]]);
});
afterAll(() => test.close());

const LIST = `query L($first: Int, $after: String, $sort: OwnWorkSort, $title: String) {
  viewer { ... on RegisteredViewer { illustrations(first: $first, after: $after, sort: $sort, title: $title) {
    totalCount nodes { title } pageInfo { hasNextPage endCursor } } } } }`;
const ask = async (variables: Record<string, unknown>) => {
  const { data, errors } = await test.run(LIST, variables, mina);
  return errors[0] ? errors[0].extensions['code'] : data.viewer.illustrations;
};
const titles = async (variables: Record<string, unknown>): Promise<string[]> =>
  (await ask(variables)).nodes.map(({ title }: { title: string }) => title.slice(0, 1));

it('own illustrations stand by their latest edit, by when they were made or by title', async () => {
  expect(await titles({})).toEqual(['b', 'c', 'a', 'd']);
  expect(await titles({ sort: 'MADE' })).toEqual(['d', 'a', 'c', 'b']);
  expect(await titles({ sort: 'TITLE' })).toEqual(['a', 'b', 'c', 'd']);
});

it('a search finds and counts titles whatever their width and kana, and never another’s or the trash', async () => {
  expect(await titles({ title: 'トウダイ' })).toEqual(['c', 'a']);
  expect((await ask({ title: 'トウダイ' })).totalCount).toBe(2);
  expect(await titles({ title: '灯台' })).toEqual(['b']);
  expect(await titles({ title: '%' })).toEqual([]);
  expect((await ask({})).totalCount).toBe(4);
});

it.each(['EDITED', 'MADE', 'TITLE'])('pages in the order %s repeat nothing and leave nothing out', async (sort) => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await ask({ first: 1, after, sort });
    seen.push(...nodes.map(({ title }: { title: string }) => title.slice(0, 1)));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toEqual(await titles({ sort }));
});
