import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import { protectCells } from './readerCells.ts';

const cell = (label: string, readers: number) => ({ label, readers });

describe('readers by what they said of themselves', () => {
  it('fewer than five are among the others', () => {
    expect(protectCells([cell('FEMALE', 12), cell('MALE', 9), cell('OTHER', 3), cell('UNKNOWN', 2)])).toEqual([
      cell('FEMALE', 12),
      cell('MALE', 9),
      cell('OTHERS', 5),
    ]);
  });

  it('others who are fewer than five together take the smallest cell along, or the rest would give them away', () => {
    expect(protectCells([cell('FEMALE', 12), cell('MALE', 9), cell('OTHER', 1)])).toEqual([
      cell('FEMALE', 12),
      cell('OTHERS', 10),
    ]);
  });

  it('of fewer than five readers nothing is said', () => {
    expect(protectCells([cell('FEMALE', 2), cell('MALE', 2)])).toEqual([]);
  });

  it('no cell ever has fewer than five, and nobody is lost', () => {
    const counts = fc.array(fc.nat({ max: 30 }), { maxLength: 8 });
    fc.assert(
      fc.property(counts, (readers) => {
        const told = protectCells(readers.map((count, index) => cell(`${index}`, count)));
        const all = readers.reduce((sum, count) => sum + count, 0);
        for (const { readers: count } of told) expect(count).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
        expect(told.reduce((sum, { readers: count }) => sum + count, 0)).toBe(all < FEWEST_PEOPLE ? 0 : all);
      }),
    );
  });
});
