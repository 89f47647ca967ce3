import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
let hana: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  hana = await test.signUpCreator('hana');
  for (const [title, tags] of [
    ['一', ['SF', 'ギャグ']],
    ['二', ['コメディ', 'ギャグ']],
  ] as const)
    await publish(title, tags);
});
afterAll(() => test.close());

async function publish(title: string, tagTitles: readonly string[]): Promise<void> {
  await test.run(
    'mutation ($work: WorkInput!, $pages: [PageInput!]) { createWork(workInput: $work, episodeInput: { status: PUBLIC, pages: $pages }) { problems { message } } }',
    { work: { title, tagTitles }, pages: [{ imageId: await test.addImage(hana) }] },
    hana,
  );
}

const QUESTION = `query ($title: String!, $keyword: String!) {
  tag(title: $title) { title workCount } search(keyword: $keyword) { works { nodes { title } } }
}`;
async function look(title: string): Promise<unknown> {
  const { data } = await test.run(QUESTION, { title, keyword: `tag:${title}` });
  return data && [data.tag.title, data.tag.workCount, data.search.works.nodes.length];
}

it('a renamed tag is found by its old and its new title, and says so to its pages', async () => {
  await test.services.database.query('forgetChanges', 'DELETE FROM content_changes', []);
  await operate(test.services, ['tag-rename', 'ｓｆ', '空想科学']);
  for (const title of ['SF', '空想科学']) expect(await look(title)).toEqual(['空想科学', 1, 1]);
  const changed = await test.services.database.query<{ key: string }>(
    'listChanges',
    'SELECT key FROM content_changes',
    [],
  );
  expect(changed.map(({ key }) => key.replace(/:\w+/, ':'))).toEqual(
    expect.arrayContaining(['Tag:', 'Tag:/works', 'Work:', 'hotTags']),
  );
  await publish('三', ['sf']);
  expect(await look('空想科学')).toEqual(['空想科学', 2, 2]);
});

it('another name leads to the tag, and two tags become one without a work having it twice', async () => {
  await operate(test.services, ['tag-alias', 'コメディ', 'お笑い']);
  expect(await look('お笑い')).toEqual(['コメディ', 1, 1]);
  await expect(operate(test.services, ['tag-alias', 'コメディ', 'ギャグ'])).rejects.toThrow('tag-merge');
  await operate(test.services, ['tag-merge', 'ギャグ', 'コメディ']);
  for (const title of ['ギャグ', 'コメディ', 'お笑い']) expect(await look(title)).toEqual(['コメディ', 2, 2]);
});
