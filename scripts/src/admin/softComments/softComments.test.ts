import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let episodeId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  const { data } = await test.run(
    'mutation ($work: WorkInput!, $pages: [PageInput!]) { createWork(workInput: $work, episodeInput: { status: PUBLIC, pages: $pages }) { episode { id } } }',
    { work: { title: '夜明けの屋根', commentMode: 'YAWARAKA' }, pages: [{ imageId: await test.addImage(author) }] },
    author,
  );
  episodeId = data.createWork.episode.id;
});
afterAll(() => test.close());

const write = async (body: string): Promise<string> => {
  const { data } = await test.run(
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { yawarakaComment { id } } }',
    { input: { episodeID: episodeId, body } },
    reader,
  );
  return data.addComment.yawarakaComment.id;
};
const read = async (as: TestPerson) => {
  const { data } = await test.run(
    'query ($id: ID!) { episode(id: $id) { yawarakaComments { nodes { body state } } } }',
    { id: episodeId },
    as,
  );
  return data.episode.yawarakaComments.nodes;
};

it('what waits is listed with its text, and delivered or rejected by its id', async () => {
  expect(await operate(test.services, ['soft-comments'])).toBe('No soft comment waits.');
  const [kind, rude] = [await write('屋根の上が好きです'), await write('rude')];
  const listed = await operate(test.services, ['soft-comments']);
  for (const part of [kind, rude, '屋根の上が好きです', `/episodes/${episodeId}`]) expect(listed).toContain(part);
  expect(await operate(test.services, ['deliver-comment', kind])).toContain(`${kind} is delivered.`);
  expect(await operate(test.services, ['reject-comment', rude, '--breaks-rules'])).toContain(`${rude} is rejected.`);
  expect(await read(author)).toEqual([{ body: '屋根の上が好きです', state: null }]);
  expect(await read(reader)).toEqual([
    { body: 'rude', state: 'REJECTED' },
    { body: '屋根の上が好きです', state: 'DELIVERED' },
  ]);
  await expect(operate(test.services, ['reject-comment', kind])).rejects.toThrow(
    `${kind} is decided already: delivered.`,
  );
  await expect(operate(test.services, ['deliver-comment', 'z1'])).rejects.toThrow('There is no soft comment z1.');
});

it('somebody becomes a moderator and is one no more, and the trail says who did what', async () => {
  expect(await operate(test.services, ['moderators'])).toBe('Nobody does.');
  expect(await operate(test.services, ['add-moderator', '@reader'])).toContain('is a moderator.');
  expect(await operate(test.services, ['moderators'])).toMatch(/^@reader {2}since /);
  await expect(operate(test.services, ['add-moderator', 'reader'])).rejects.toThrow('is so already');
  await expect(operate(test.services, ['add-moderator', 'nobody'])).rejects.toThrow('Nobody is called @nobody.');
  expect(await operate(test.services, ['remove-moderator', 'reader'])).toContain('is no moderator any more.');
  const trail = await operate(test.services, ['soft-comment-log']);
  expect(trail).toMatch(/^\S+ {2}REVOKE {2}@reader {2}by \S+\n\S+ {2}GRANT {2}@reader {2}by \S+\n/);
  expect(trail).toMatch(/REJECT_FOR_RULES {2}z\w{20} {2}by \S+/);
});
