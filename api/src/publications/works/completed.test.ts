import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
});
afterAll(() => test.close());

async function publish(): Promise<string> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "空飛ぶ配達" }, episodeInput: $e) { work { id } } }',
    { e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] } },
    creator,
  );
  return data.createWork.work.id;
}

/** As every visitor sees it, without a token. */
const isCompleted = async (id: string) =>
  (await test.run('query W($id: ID!) { work(id: $id) { isCompleted } }', { id })).data.work.isCompleted as boolean;

async function change(id: string, work: { isCompleted?: boolean | null; title?: string }) {
  const { data } = await test.run('query W($id: ID!) { work(id: $id) { revision } }', { id }, creator);
  const answer = await test.run(
    'mutation U($input: UpdateWorkInput!) { updateWork(input: $input) { problems { code } } }',
    { input: { id, expectedRevision: data.work.revision, work } },
    creator,
  );
  expect(answer).toMatchObject({ errors: [], data: { updateWork: { problems: [] } } });
}

it('[R4-009] a work goes on until its creator says it is completed, and may go on again; it is always one of both', async () => {
  const id = await publish();
  expect(await isCompleted(id)).toBe(false);
  await change(id, { isCompleted: true });
  expect(await isCompleted(id)).toBe(true);
  await change(id, { title: '別の題' });
  await change(id, { isCompleted: null });
  expect(await isCompleted(id)).toBe(true);
  await change(id, { isCompleted: false });
  expect(await isCompleted(id)).toBe(false);
});
