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

const ask = async (as: TestPerson) =>
  (await test.run('{ viewer { ... on RegisteredViewer { latestPrices } } }', {}, as)).data.viewer.latestPrices;

it('a creator is told what the newest three priced episodes cost, and nobody is told of another’s', async () => {
  expect(await ask(author)).toEqual([]);
  for (const price of [100, 200, 300, 400]) await publishPaidEpisode(test, author, { price }, 2);
  await publishEpisode(test, author, 1);
  const thrownAway = await publishPaidEpisode(test, author, { price: 500 }, 2);
  await test.services.database.query('trash', 'UPDATE works SET deleted_at = now() WHERE id = $1', [thrownAway.workId]);
  expect(await ask(author)).toEqual([400, 300, 200]);
  expect(await ask(await test.signUpCreator('other'))).toEqual([]);
});
