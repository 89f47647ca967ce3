import { FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import type { Cell } from './store/sums.ts';

/** Readers with something in common. */
export interface ReaderCell {
  label: string;
  readers: number;
}

/** The label of people who are too few to be told apart. */
const OTHERS = 'OTHERS';

/**
 * Folds cells of fewer than five people into "others". Where these were fewer than five together, who knows the sum could
 * take the rest away from it and have them: then the next smallest cell is folded too. Fewer than five in all are not told.
 */
export function protectCells(cells: readonly ReaderCell[]): ReaderCell[] {
  const sorted = cells.filter(({ readers }) => readers > 0).toSorted((a, b) => b.readers - a.readers);
  if (sorted.reduce((sum, { readers }) => sum + readers, 0) < FEWEST_PEOPLE) return [];
  const kept = sorted.filter(({ readers }) => readers >= FEWEST_PEOPLE);
  let others = sorted.slice(kept.length).reduce((sum, { readers }) => sum + readers, 0);
  if (others > 0 && others < FEWEST_PEOPLE) others += kept.pop()?.readers ?? 0;
  return others > 0 ? [...kept, { label: OTHERS, readers: others }] : kept;
}

/** What is known of the readers of a work, protected. */
export interface ReaderFacts {
  readers: number;
  /** Those whose attributes were counted; they are counted anew once enough people came or went. */
  described: number;
  gender: ReaderCell[];
  age: ReaderCell[];
  bookmarked: number;
  watched: number;
  liked: number;
  commented: number;
}

/** What is known of the readers of a work, from its cells. */
export function toReaderFacts(cells: readonly Cell[]): ReaderFacts {
  const of = (item: Cell['item']) => cells.filter((cell) => cell.item === item);
  const count = (item: Cell['item']) => of(item)[0]?.readers ?? 0;
  return {
    readers: count('READER'),
    described: of('GENDER').reduce((sum, { readers }) => sum + readers, 0),
    gender: protectCells(of('GENDER')),
    age: protectCells(of('AGE')),
    bookmarked: count('BOOKMARK'),
    watched: count('WATCH'),
    liked: count('LIKE'),
    commented: count('COMMENT'),
  };
}
