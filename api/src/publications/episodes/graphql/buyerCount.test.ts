import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { publishPaidEpisode } from '../../../testing/publishEpisode.ts';
import { writePurchase } from '../../../testing/purchaseRows.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

it('a creator knows how many bought an episode and kept it, and nobody else does', async () => {
  const { id: episodeId } = await publishPaidEpisode(test, author);
  const other = await test.signUpCreator('other');
  await writePurchase(test, { buyer: reader, seller: author, episodeId });
  await writePurchase(test, { buyer: other, seller: author, episodeId });
  await writePurchase(test, { buyer: other, seller: author, episodeId, status: 'REFUNDED' });
  await writePurchase(test, { buyer: await test.signUpCreator('third'), seller: author, episodeId, status: 'PENDING' });
  const asked = async (by?: TestPerson): Promise<number> => {
    const { data } = await test.run('query B($id: ID!) { episode(id: $id) { buyerCount } }', { id: episodeId }, by);
    return data?.episode.buyerCount;
  };
  expect([await asked(author), await asked(reader), await asked()]).toEqual([2, 0, 0]);
});
