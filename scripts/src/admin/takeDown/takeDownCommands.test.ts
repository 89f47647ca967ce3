import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
let hana: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  hana = await test.signUpCreator('hana');
});
afterAll(() => test.close());

const isShown = async (kind: string, id: string, who?: TestPerson): Promise<boolean> =>
  (await test.run(`query ($id: ID!) { ${kind}(id: $id) { id } }`, { id }, who)).data !== null;

it('[R4-008] an episode that operators took down is its creator’s alone, stays down, and comes back as it was', async () => {
  const created = await test.run(
    `mutation ($pages: [PageInput!]) { createWork(workInput: { title: "夜明けの屋根" }, episodeInput: { status: PUBLIC, pages: $pages }) {
      episode { id publishedAt } } }`,
    { pages: [{ imageId: await test.addImage(hana) }] },
    hana,
  );
  const { episode } = created.data.createWork;
  await operate(test.services, ['suspend-episode', episode.id, '--note', 'a name']);
  await operate(test.services, ['suspend-episode', episode.id, '--note', 'a name']);
  expect([await isShown('episode', episode.id), await isShown('episode', episode.id, hana)]).toEqual([false, true]);
  await operate(test.services, ['restore-episode', episode.id]);
  const { data } = await test.run('query ($id: ID!) { episode(id: $id) { id publishedAt } }', { id: episode.id });
  expect(data.episode).toEqual(episode);
  await expect(
    operate(test.services, ['suspend-episode', 'e0123456789abcdefghij', '--note', 'a name']),
  ).rejects.toThrow('no such thing');
});

it('an illustration that operators took down is gone for readers, and comes back', async () => {
  const created = await test.run(
    'mutation ($input: CreateIllustrationInput!) { createIllustration(input: $input) { illustration { id } problems { message } } }',
    {
      input: {
        illustration: { title: '月', isOpen: true, images: [{ imageId: await test.addImage(hana, 'ILLUSTRATION') }] },
      },
    },
    hana,
  );
  const { id } = created.data.createIllustration.illustration;
  await operate(test.services, ['suspend-illustration', id, '--note', 'a face']);
  expect(await isShown('illustration', id)).toBe(false);
  await operate(test.services, ['restore-illustration', id]);
  expect(await isShown('illustration', id)).toBe(true);
});
