import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { findTagsByNorm } from './store/tags.ts';
import { cleanTagTitle, foldTag } from '../../kernel/tagTitle.ts';
import { renameTag } from './changeTags.ts';

let test: TestApp;
let mina: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
});
afterAll(() => test.close());

const CREATE = `mutation ($workInput: WorkInput!, $episodeInput: EpisodeInput) {
  createWork(workInput: $workInput, episodeInput: $episodeInput) { work { id } problems { message } }
}`;

async function publish(title: string, tagTitles: string[], status = 'PUBLIC'): Promise<string> {
  const pages = [{ imageId: await test.addImage(mina) }];
  const variables = { workInput: { title, tagTitles }, episodeInput: { title: '', status, pages } };
  const { data, errors } = await test.run(CREATE, variables, mina);
  expect(errors).toEqual([]);
  return data.createWork.work.id;
}

const RELATED = 'query ($title: String!) { tag(title: $title) { title workCount relatedTags { title } } }';

async function relatedTo(title: string): Promise<string[]> {
  const { data } = await test.run(RELATED, { title });
  return data.tag.relatedTags.map((tag: { title: string }) => tag.title);
}

it('[R1-004] a tag names those that often stand beside it, the most frequent first, on works a reader can see', async () => {
  await publish('一', ['冒険', '海', '船']);
  await publish('二', ['冒険', '海', '船']);
  const third = await publish('三', ['冒険', '海']);
  await publish('四', ['冒険', '空']);
  await publish('五', ['冒険', '空'], 'DRAFT');
  await publish('六', ['冒険', '空'], 'FAN_ONLY');
  const [first, ...others] = await relatedTo('冒険');
  expect(first).toBe('海');
  // Equally often: in the order of their ids, which are random.
  expect(others.toSorted()).toEqual(['空', '船']);
  await test.services.database.query('hide', 'UPDATE works SET suspended_at = now() WHERE id = $1', [third]);
  expect(await relatedTo('海')).toEqual(expect.arrayContaining(['冒険', '船']));
  expect(await relatedTo('船')).not.toContain('空');
});

it('a tag that was renamed is found by both names, and its neighbours show the new one', async () => {
  const { database } = test.services;
  const tag = (await findTagsByNorm(database, [foldTag('船')])).get(foldTag('船'))!;
  await database.transact((tx) => renameTag(tx, tag, '帆船'));
  for (const title of ['船', '帆船']) {
    const { data } = await test.run(RELATED, { title });
    expect(data.tag.title).toBe('帆船');
  }
  expect(await relatedTo('冒険')).toContain('帆船');
});

const kana = fc.string({ unit: fc.constantFrom(...'あいうかがきさしゃっアイウカガキｶｷｱSFsfＳＦ読切縦!') });

it('spellings of a tag that differ in width, case or kana are one, whatever the tag', () => {
  fc.assert(
    fc.property(fc.oneof(kana, fc.string({ unit: 'grapheme' })), (title) => {
      const folded = foldTag(title);
      const katakana = [...title.normalize('NFKC')].map((sign) =>
        /[\u3041-\u3096]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0x60) : sign,
      );
      expect(foldTag(katakana.join(''))).toBe(folded);
      expect(foldTag(cleanTagTitle(title))).toBe(folded);
      expect(foldTag(title.normalize('NFD'))).toBe(foldTag(title.normalize('NFC')));
    }),
  );
});
