import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, describe, expect, test } from 'vitest';
import { kindOf, type NewUpload } from '../uploads/index.ts';
import { findEpisodes } from './findEpisodes.ts';

const uploads = (paths: readonly string[]): NewUpload[] =>
  paths.map((path) => {
    const name = path.split('/').at(-1) ?? '';
    return { file: new File(['x'], name), path, kind: kindOf({ name, type: '' }) };
  });

const found = (paths: readonly string[]) =>
  findEpisodes('work.zip', uploads(paths))?.episodes.map(({ title, pages }) => [
    title,
    ...pages.map(({ path }) => path),
  ]);

afterEach(() => inLanguage('en'));

describe('several episodes in one heap', () => {
  test('are its folders in natural order, and their pages too', () => {
    expect(found(['第10話/1.png', '第2話/p10.png', '第2話/p2.png', '第２話 番外/1.png', '第1話 旅立ち/1.png'])).toEqual(
      [
        ['第1話 旅立ち', '第1話 旅立ち/1.png'],
        ['第2話', '第2話/p2.png', '第2話/p10.png'],
        ['第２話 番外', '第２話 番外/1.png'],
        ['第10話', '第10話/1.png'],
      ],
    );
  });

  test('may lie in a folder around all of them', () => {
    expect(found(['連載/原稿/1/a.png', '連載/原稿/2/a.png'])).toEqual([
      ['1', '連載/原稿/1/a.png'],
      ['2', '連載/原稿/2/a.png'],
    ]);
  });

  test('keep what lies deeper in their folder', () => {
    expect(found(['1/表紙/a.png', '1/本文/1.png', '2/a.png'])).toEqual([
      ['1', '1/表紙/a.png', '1/本文/1.png'],
      ['2', '2/a.png'],
    ]);
  });

  test.each([
    ['nothing', []],
    ['pages without a folder', ['1.png', '2.png']],
    ['one folder', ['1/1.png', '1/2.png']],
    ['one folder in a folder', ['a/1/1.png', 'a/1/2.png']],
    ['a folder of pages beside one of notes', ['1/1.png', 'notes/plan.txt']],
    ['more folders than anybody makes', Array.from({ length: 101 }, (_, index) => `${index}/1.png`)],
  ])('are none in %s', (_name, paths) => expect(found(paths)).toBeUndefined());

  test('leave out what is no page, and say how much and what', () => {
    const all = findEpisodes(
      'a.zip',
      uploads(['1/1.png', '1/memo.txt', '1/sub.zip', '2/1.psd', '2/.2.png', 'cover.png', 'read me.txt', '3/inner.cbz']),
    );
    expect(all?.episodes.map(({ title, pages, leftOut }) => [title, pages.length, leftOut])).toEqual([
      ['1', 1, 2],
      ['2', 1, 1],
    ]);
    expect(all?.beside).toBe(1);
    expect(all?.remarks).toEqual([
      { path: '1/memo.txt', words: 'Not an image, left out.' },
      { path: '1/sub.zip', words: 'Not opened. Unpack it and add its pages.' },
      { path: '2/.2.png', words: 'Hidden, left out. Rename it without the dot if it is a page.' },
      { path: 'read me.txt', words: 'Not an image, left out.' },
      { path: '3/inner.cbz', words: 'Not opened. Unpack it and add its pages.' },
    ]);
  });

  test('of more than 200 pages are told alone', () => {
    const many = Array.from({ length: 201 }, (_, index) => `2/${index}.png`);
    const all = findEpisodes('a.zip', uploads(['1/1.png', ...many]));
    expect(all?.episodes.map(({ problem }) => problem)).toEqual([
      null,
      '201 pages, limit 200 an episode. Split the folder.',
    ]);
  });

  test('say in Japanese what is left out, too', async () => {
    await inLanguage('ja');
    const all = findEpisodes('a.zip', uploads(['1/1.png', '2/1.png', '2/memo.txt']));
    expect(all?.remarks).toEqual([{ path: '2/memo.txt', words: '画像ではないので追加されません。' }]);
  });
});
