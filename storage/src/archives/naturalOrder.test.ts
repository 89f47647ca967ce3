import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNaturally, naturalOrder } from './naturalOrder.ts';

describe('naturalOrder', () => {
  it.each([
    ['numbers by their value', ['1.png', '2.png', '10.png', '100.png']],
    ['numbers with leading zeros', ['p001.png', 'p002.png', 'p010.png']],
    ['folders before the files of the next folder', ['c01/p01.png', 'c01/p02.png', 'c02/p01.png']],
    ['folders by their number', ['vol 2/ch 9/1.jpg', 'vol 2/ch 10/1.jpg', 'vol 10/ch 1/1.jpg']],
    ['full-width digits', ['１.png', '２.png', '１０.png']],
    ['full-width and ordinary digits together', ['１.png', '2.png', '３.png', '10.png', '１１.png']],
    ['half-width kana as kana', ['ﾍﾟｰｼﾞ1.png', 'ページ2.png', 'ﾍﾟｰｼﾞ10.png']],
    ['kana in their order', ['あ.png', 'い.png', 'う.png', 'か.png']],
    ['chapters with Japanese counters', ['第1話/1.png', '第2話/1.png', '第10話/1.png']],
    ['a page before its insertions, whatever their extensions', ['1.png', '1-2.jpg', '1a.png', '2.jpg']],
    ['pages with decimals', ['1.jpg', '1.5.jpg', '2.jpg']],
    ['mixed extensions', ['9.webp', '10.jpg', '11.png']],
    ['a cover marked with an underscore first', ['_cover.jpg', '01.jpg']],
  ])('sorts %s', (_, paths) => {
    expect(naturalOrder(paths.toReversed())).toEqual(paths);
    expect(naturalOrder([...paths.slice(1), paths[0]!])).toEqual(paths);
  });

  it('leaves what it is given alone', () => {
    const paths = ['2', '1'];
    naturalOrder(paths);
    expect(paths).toEqual(['2', '1']);
  });
});

describe('compareNaturally', () => {
  // Names made of what people and programs really use, so that near-equal ones are common.
  const pieces = fc.constantFrom(
    '1',
    '2',
    '10',
    '01',
    '１',
    '０２',
    'p',
    'P',
    'ｐ',
    'あ',
    'ア',
    'ｱ',
    '第',
    '話',
    '-',
    '_',
    '.',
    ' ',
    '/',
    '／',
    'é',
    'e\u0301',
  );
  const paths = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('finds only equal paths equal', () => {
    fc.assert(
      fc.property(paths, paths, (a, b) => {
        expect(compareNaturally(a, b) === 0).toBe(a === b);
        expect(compareNaturally(a, a)).toBe(0);
      }),
    );
  });

  it('says the opposite when asked the other way round', () => {
    fc.assert(
      fc.property(paths, paths, (a, b) => {
        expect(Math.sign(compareNaturally(a, b))).toBe(0 - Math.sign(compareNaturally(b, a)));
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(paths, paths, paths, (a, b, c) => {
        const [first, second, third] = [a, b, c].toSorted(compareNaturally) as [string, string, string];
        expect(compareNaturally(first, second)).toBeLessThanOrEqual(0);
        expect(compareNaturally(second, third)).toBeLessThanOrEqual(0);
        expect(compareNaturally(first, third)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same order whatever order the paths come in', () => {
    fc.assert(
      fc.property(fc.array(paths, { maxLength: 12 }), fc.infiniteStream(fc.nat(1000)), (list, keys) => {
        const shuffled = list.map((path) => ({ path, key: keys.next().value })).toSorted((a, b) => a.key - b.key);
        expect(naturalOrder(shuffled.map(({ path }) => path))).toEqual(naturalOrder(list));
      }),
    );
  });
});
