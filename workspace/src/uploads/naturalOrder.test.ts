import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inNaturalOrder } from './naturalOrder.ts';

const sorted = (...names: string[]) => inNaturalOrder(names, (name) => name);

describe('dropped files stand in reading order', () => {
  test('numbers count as numbers: 1, 2, 10', () => {
    expect(sorted('10.png', '2.png', '1.png')).toEqual(['1.png', '2.png', '10.png']);
    expect(sorted('p010.png', 'p9.png', 'p001.png')).toEqual(['p001.png', 'p9.png', 'p010.png']);
  });

  test('folders come before what is in the next one', () => {
    expect(sorted('c02/p01.png', 'c01/p02.png', 'c01/p01.png')).toEqual(['c01/p01.png', 'c01/p02.png', 'c02/p01.png']);
    expect(sorted('ch 10/1.png', 'ch 2/30.png', 'ch 2/4.png')).toEqual(['ch 2/4.png', 'ch 2/30.png', 'ch 10/1.png']);
    expect(sorted('c1/z/9.png', 'c1/a/10.png', 'c1/a/9.png')).toEqual(['c1/a/9.png', 'c1/a/10.png', 'c1/z/9.png']);
  });

  test('full-width digits are digits', () => {
    expect(sorted('１０.png', '2.png', '１.png')).toEqual(['１.png', '2.png', '１０.png']);
    expect(sorted('第１０話/１.png', '第2話/1.png', '第１話/２.png')).toEqual([
      '第１話/２.png',
      '第2話/1.png',
      '第１０話/１.png',
    ]);
  });

  test('letter case does not tear a chapter apart', () => {
    expect(sorted('b2.png', 'B1.png', 'a3.png')).toEqual(['a3.png', 'B1.png', 'b2.png']);
  });

  test('the order never depends on the order in which files arrive', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[ac1０9/]{1,6}$/), { maxLength: 8 }), (names) => {
        expect(sorted(...names)).toEqual(sorted(...names.toReversed()));
      }),
    );
  });
});
