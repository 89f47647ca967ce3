import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

it('what readers report is listed with their words, decided by its number, and stays in the trail', async () => {
  expect(await operate(test.services, ['reports'])).toBe('Nothing is reported.');
  const { data } = await test.run(
    'mutation ($pages: [PageInput!]) { createWork(workInput: { title: "夜明けの屋根" }, episodeInput: { status: PUBLIC, pages: $pages }) { work { id } } }',
    { pages: [{ imageId: await test.addImage(author) }] },
    author,
  );
  const { id } = data.createWork.work;
  const input = { id, reason: 'COPYRIGHT', note: 'p. 3 is mine' };
  await test.run('mutation ($input: ReportInput!) { report(input: $input) { reportedId } }', { input }, reader);
  const listed = await operate(test.services, ['reports']);
  for (const part of [id, 'copyright', '夜明けの屋根', 'p. 3 is mine', '1 person']) expect(listed).toContain(part);
  const number = listed.split(' ')[0] ?? '';
  await expect(operate(test.services, ['take-down-report', '9999', '--note', 'x'])).rejects.toThrow('No report 9999');
  await expect(operate(test.services, ['take-down-report', 'all', '--note', 'x'])).rejects.toThrow('No report all');
  await expect(operate(test.services, ['take-down-report', number])).rejects.toThrow('--note is missing');
  expect(await operate(test.services, ['take-down-report', number, '--note', 'copied'])).toContain('is taken down.');
  expect((await test.run('query ($id: ID!) { work(id: $id) { id } }', { id })).data).toBeNull();
  const trail = await operate(test.services, ['moderation-log']);
  for (const part of ['TAKE_DOWN', id, 'copied', `reports ${number}`]) expect(trail).toContain(part);
});
