import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adoptIds,
  attachImage,
  dropPages,
  expandPage,
  insertPages,
  movePages,
  removePages,
  sortByName,
  toPageInputs,
  type DraftPage,
} from './pages.ts';
import type { UploadedImage, UploadItem } from '../uploads/index.ts';

const imageOf = (id: string): UploadedImage => ({
  id,
  url: '',
  srcSet: '',
  width: 1,
  height: 1,
  focusX: 0.5,
  focusY: 0.5,
});
const pageOf = (key: string, more: Partial<DraftPage> = {}): DraftPage => ({
  key,
  id: `p${key}`,
  path: '',
  image: imageOf(`i${key}`),
  uploadKey: null,
  altText: '',
  transcript: '',
  noSplit: false,
  isReplaced: false,
  ...more,
});
const pages = [...'abcde'].map((key) => pageOf(key));
const keysOf = (list: readonly DraftPage[]) => list.map((page) => page.key).join('');
const uploadOf = (key: string): UploadItem => ({
  key,
  name: key,
  path: key,
  size: 1,
  kind: 'picture',
  state: 'queued',
  progress: 0,
  image: null,
  fault: null,
});

describe('the order of pages', () => {
  test('a page moves to the place one asks for', () => {
    expect(keysOf(movePages(pages, new Set(['a']), 2))).toBe('bcade');
    expect(keysOf(movePages(pages, new Set(['e']), 0))).toBe('eabcd');
    expect(keysOf(movePages(pages, new Set(['b']), 99))).toBe('acdeb');
    expect(keysOf(movePages(pages, new Set(['b']), -1))).toBe('bacde');
  });

  test('several pages move together and keep their order', () => {
    expect(keysOf(movePages(pages, new Set(['e', 'b']), 1))).toBe('abecd');
  });

  test('a drop between two pages lands between these two', () => {
    expect(keysOf(dropPages(pages, new Set(['a']), 3))).toBe('bcade');
    expect(keysOf(dropPages(pages, new Set(['d']), 1))).toBe('adbce');
    expect(keysOf(dropPages(pages, new Set(['a', 'c']), 5))).toBe('bdeac');
    expect(keysOf(dropPages(pages, new Set(['c']), 2))).toBe('abcde');
    expect(keysOf(dropPages(pages, new Set(['c']), 3))).toBe('abcde');
  });

  test('no move loses or doubles a page', () => {
    fc.assert(
      fc.property(fc.subarray([...'abcde']), fc.integer({ min: -2, max: 8 }), (keys, index) => {
        expect([...keysOf(movePages(pages, new Set(keys), index))].toSorted().join('')).toBe('abcde');
        expect([...keysOf(dropPages(pages, new Set(keys), Math.max(0, index)))].toSorted().join('')).toBe('abcde');
      }),
    );
  });

  test('sorting by name moves uploaded pages among their own places and leaves the others', () => {
    const mixed = [
      pageOf('10', { path: '10.png' }),
      pageOf('s'),
      pageOf('2', { path: '2.png' }),
      pageOf('1', { path: '1.png' }),
    ];
    expect(sortByName(mixed).map((page) => page.key)).toEqual(['1', 's', '2', '10']);
  });

  test('pages are inserted where they were dropped, and removed without touching the rest', () => {
    expect(keysOf(insertPages(pages, 2, [pageOf('x')]))).toBe('abxcde');
    expect(keysOf(removePages(pages, new Set(['a', 'd'])))).toBe('bce');
  });
});

describe('pictures of pages', () => {
  test('a replaced page keeps its id, its texts and its place, and readers keep the old picture until the new one is ready', () => {
    const waiting = [pageOf('a', { altText: '嵐の夜', uploadKey: 'u1' })];
    expect(toPageInputs(waiting)).toEqual([
      { id: 'pa', imageId: 'ia', altText: '嵐の夜', transcript: '', noSplit: false },
    ]);
    const replaced = attachImage(waiting, 'u1', imageOf('new'));
    expect(toPageInputs(replaced)).toEqual([
      { id: 'pa', imageId: 'new', altText: '嵐の夜', transcript: '', noSplit: false },
    ]);
    expect(replaced[0]).toMatchObject({ isReplaced: true, uploadKey: null });
  });

  test('a page whose picture has not arrived is not saved yet', () => {
    expect(toPageInputs([pageOf('a', { id: null, image: null, uploadKey: 'u1' })])).toEqual([]);
  });

  test('the pages of an archive stand where the archive stood', () => {
    const withArchive = insertPages(pages, 1, [pageOf('zip', { id: null, image: null, uploadKey: 'zip' })]);
    expect(keysOf(expandPage(withArchive, 'zip', [uploadOf('1'), uploadOf('2')]))).toBe('a12bcde');
  });

  test('after a save each sent page has its id, and a page added meanwhile has none', () => {
    const fresh = [pageOf('a', { id: null }), pageOf('b', { id: null }), pageOf('c', { id: null })];
    const later = [fresh[2]!, fresh[0]!, fresh[1]!];
    const saved = adoptIds(later, ['a', 'b'], [{ id: 'p1' }, { id: 'p2' }]);
    expect(saved.map((page) => [page.key, page.id])).toEqual([
      ['c', null],
      ['a', 'p1'],
      ['b', 'p2'],
    ]);
  });
});
