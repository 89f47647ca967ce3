import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let owner: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('kaede');
  other = await test.signUpCreator('other');
});
afterAll(() => test.close());

const setClosed = async (isClosed: boolean | null) =>
  (
    await test.run(
      'mutation S($input: UpdateSiteInput!) { updateSite(input: $input) { site { isClosed } problems { code } } }',
      { input: { isClosed } },
      owner,
    )
  ).data.updateSite;

/** What the address of the site answers to a visitor, to another creator and to its owner. */
const seen = () =>
  Promise.all(
    [undefined, other, owner].map(async (viewer) => {
      const { data, errors } = await test.run('{ user(screenName: "kaede") { site { isClosed } } }', {}, viewer);
      return data?.user?.site?.isClosed ?? errors[0]?.extensions['code'];
    }),
  );

it('[R4-010] a site is open to everybody until its creator closes it, then there is none for others; it is always one of both', async () => {
  expect(await seen()).toEqual([false, false, false]);
  expect(await setClosed(true)).toEqual({ site: { isClosed: true }, problems: [] });
  expect(await seen()).toEqual(['NOT_FOUND', 'NOT_FOUND', true]);
  expect(await setClosed(null)).toMatchObject({ site: { isClosed: true } });
  await setClosed(false);
  expect(await seen()).toEqual([false, false, false]);
});
