import { describe, expect, it } from 'vitest';
import { compareVersions, isSameContent, keepsPictures } from './compareVersions.ts';
import type { EpisodeContent } from './store/versions.ts';

/** An episode of pages written as "id" or "id:picture" or "id:picture:words". */
const of = (pages: string, texts: Partial<EpisodeContent> = {}): EpisodeContent => ({
  title: '',
  afterword: '',
  startPosition: 'LATTER',
  ...texts,
  pages: pages
    .split(' ')
    .filter(Boolean)
    .map((page) => {
      const [id = '', imageId = id, altText = ''] = page.split(':');
      return { id, imageId, altText, transcript: '', noSplit: false };
    }),
});
const pagesOf = (before: string, after: string) => compareVersions(of(before), of(after)).pages.join(' ');

describe('two versions of an episode', () => {
  it.each([
    ['a b c', 'a b c', 'SAME SAME SAME'],
    ['a b c', 'a x b c', 'SAME ADDED SAME SAME'],
    ['a b c', 'a b:other c', 'SAME REPLACED SAME'],
    ['a b c', 'a b:b:words c', 'SAME TEXTS SAME'],
    // One page went to the end: it moved, not all the others.
    ['a b c d', 'b c d a', 'SAME SAME SAME MOVED'],
    ['a b c d', 'd a b c', 'MOVED SAME SAME SAME'],
    ['a b c', 'c x', 'SAME ADDED'],
    ['', 'a b', 'ADDED ADDED'],
  ])('from "%s" to "%s": %s', (before, after, changes) => {
    expect(pagesOf(before, after)).toBe(changes);
  });

  it('pages that are gone are named, and texts that differ', () => {
    const { removed, title, afterword, startPosition } = compareVersions(of('a b c', { title: '旧' }), of('b'));
    expect(removed.map((page) => page.id)).toEqual(['a', 'c']);
    expect({ title, afterword, startPosition }).toEqual({ title: true, afterword: false, startPosition: false });
  });

  it('are the same only when nothing differs, and lose a picture when one is gone or replaced', () => {
    expect(isSameContent(of('a b'), of('a b'))).toBe(true);
    for (const other of [of('b a'), of('a'), of('a b:x'), of('a b', { afterword: 'あ' })])
      expect(isSameContent(of('a b'), other)).toBe(false);
    expect(keepsPictures(of('a b'), of('b x a', { title: '新' }))).toBe(true);
    expect(keepsPictures(of('a b'), of('a'))).toBe(false);
    expect(keepsPictures(of('a b'), of('a b:x'))).toBe(false);
  });
});
