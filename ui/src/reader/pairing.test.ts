import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairPages, runOfPage, type PairablePage, type StartPosition } from './pairing.ts';

/** "...W." is three ordinary pages, a wide one and an ordinary one. */
const pagesFrom = (text: string): PairablePage[] => [...text].map((letter) => ({ wide: letter === 'W' }));

/** "_1 23 W4" reads: an empty half and page 1, pages 2 and 3, page 4 alone in the middle. Halves in reading order. */
function draw(text: string, start: StartPosition, shiftedRuns: number[] = []): string {
  return pairPages(pagesFrom(text), start, new Set(shiftedRuns))
    .map((spread) => {
      if (spread[0]?.slot === 'alone') return `W${spread[0].page}`;
      const half = (slot: string) => spread.find((placed) => placed.slot === slot)?.page ?? '_';
      return `${half('first')}${half('second')}`;
    })
    .join(' ');
}

function toggled(runs: ReadonlySet<number>, run: number): Set<number> {
  const changed = new Set(runs);
  if (!changed.delete(run)) changed.add(run);
  return changed;
}

describe('pairing pages', () => {
  it.each([
    ['', 'FORMER', [], ''],
    ['.', 'FORMER', [], '1_'],
    ['.', 'LATTER', [], '_1'],
    ['W', 'LATTER', [], 'W1'],
    ['....', 'FORMER', [], '12 34'],
    ['.....', 'FORMER', [], '12 34 5_'],
    ['....', 'LATTER', [], '_1 23 4_'],
    ['.....', 'LATTER', [], '_1 23 45'],
    ['....', 'FORMER', [0], '_1 23 4_'],
    ['....', 'LATTER', [0], '12 34'],
    ['W...', 'LATTER', [], 'W1 23 4_'],
    ['...W..', 'LATTER', [], '_1 23 W4 56'],
    ['...W..', 'FORMER', [], '12 3_ W4 56'],
    ['..WW..', 'FORMER', [], '12 W3 W4 56'],
    ['.W...', 'LATTER', [], '_1 W2 34 5_'],
    ['.W...', 'LATTER', [1], '_1 W2 _3 45'],
    ['.W...', 'LATTER', [0], '1_ W2 34 5_'],
    ['..W', 'LATTER', [1], '_1 2_ W3'],
  ] as const)('pages "%s" starting %s with runs %j shifted lie as "%s"', (text, start, shifted, expected) => {
    expect(draw(text, start, [...shifted])).toBe(expected);
  });

  const pages = fc.array(fc.record({ wide: fc.boolean() }), { maxLength: 60 });
  const start = fc.constantFrom<StartPosition>('FORMER', 'LATTER');
  const shifted = fc.uniqueArray(fc.nat(6)).map((runs) => new Set(runs));

  it('shows every page exactly once and in reading order', () => {
    fc.assert(
      fc.property(pages, start, shifted, (list, position, runs) => {
        const shown = pairPages(list, position, runs).flatMap((spread) => spread.map(({ page }) => page));
        expect(shown).toEqual(list.map((_, index) => index + 1));
      }),
    );
  });

  it('never makes an empty spread, leaves wide pages alone and gives two pages different halves', () => {
    fc.assert(
      fc.property(pages, start, shifted, (list, position, runs) => {
        for (const spread of pairPages(list, position, runs)) {
          expect([1, 2]).toContain(spread.length);
          const slots = spread.map(({ slot }) => slot);
          if (spread.length === 2) expect(slots).toEqual(['first', 'second']);
          for (const { page, slot } of spread) expect(slot === 'alone').toBe(list[page - 1]?.wide);
        }
      }),
    );
  });

  it('comes back to the same spreads when a run is shifted twice, and to other ones when shifted once', () => {
    fc.assert(
      fc.property(pages, start, shifted, fc.nat(6), (list, position, runs, run) => {
        const once = toggled(runs, run);
        const twice = toggled(once, run);
        const before = pairPages(list, position, runs);
        expect(pairPages(list, position, twice)).toEqual(before);
        const runHasPages = list.some(({ wide }, index) => !wide && runOfPage(list, index + 1) === run);
        if (runHasPages) expect(pairPages(list, position, once)).not.toEqual(before);
      }),
    );
  });

  it('shifts only the run it is asked to', () => {
    const list = pagesFrom('...W...W..');
    expect([1, 3, 4, 5, 7, 8, 9, 10].map((page) => runOfPage(list, page))).toEqual([0, 0, 1, 1, 1, 2, 2, 2]);
    expect(draw('...W...W..', 'LATTER', [1])).toBe('_1 23 W4 _5 67 W8 910');
  });
});
