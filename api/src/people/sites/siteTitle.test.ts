import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signUpCreator('amamiya');
});
afterAll(() => test.close());

const title = async () =>
  (await test.run('{ user(screenName: "amamiya") { site { title } } }')).data.user.site.title as string;
const rename = (displayName: string) =>
  test.run(
    'mutation R($n: String!) { updateProfile(input: { displayName: $n }) { problems { code } } }',
    { n: displayName },
    owner,
  );
const entitle = async (to: string) =>
  (
    await test.run(
      'mutation T($t: String!) { updateSite(input: { title: $t }) { site { title } problems { path code } } }',
      { t: to },
      owner,
    )
  ).data.updateSite;

it('a site without a title of its own is called like its creator, also after a rename', async () => {
  expect(await title()).toBe('amamiya 先生');
  await rename('雨宮ましろ');
  expect(await title()).toBe('雨宮ましろ');
});

it('a title the creator chose stays at a rename, and an empty one follows again', async () => {
  expect((await entitle(' 空の配達所 ')).site.title).toBe('空の配達所');
  await rename('雨宮真白');
  expect(await title()).toBe('空の配達所');
  expect((await entitle('')).site.title).toBe('雨宮真白');
});

it('saving the form with the name that stood in it does not fix the title', async () => {
  await entitle('雨宮真白');
  await rename('あめみや');
  expect(await title()).toBe('あめみや');
});

it('a title of 51 characters is a problem of the field', async () => {
  expect(await entitle('長'.repeat(51))).toMatchObject({
    site: null,
    problems: [{ path: ['title'], code: 'TOO_LONG' }],
  });
});
