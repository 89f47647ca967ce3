import { foldText } from '../../kernel/foldText.ts';

/** A piece of a line, and whether it is what was looked for. */
export interface LinePart {
  text: string;
  isMatch: boolean;
}

/** Letters of a line that are shown before and after what was found. */
const AROUND = 30;

/** The least number for which a condition holds, which holds for all greater ones; `end` when it never does before. */
function leastThat(start: number, end: number, holds: (at: number) => boolean): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where a folded word stands in a line as it was typed; null when it does not. */
function findWord(letters: readonly string[], word: string): { from: number; to: number } | null {
  const has = (from: number, to: number) => foldText(letters.slice(from, to).join('')).includes(word);
  if (!has(0, letters.length)) return null;
  const to = leastThat(1, letters.length, (end) => has(0, end));
  const from = leastThat(1, to, (begin) => !has(begin, to)) - 1;
  return { from, to };
}

/**
 * The first line of a text with one of the words in it, the word marked and what is far from it left out; null when no line
 * has one. Words are folded, the text is as it was typed.
 */
export function quoteLine(text: string, words: readonly string[]): LinePart[] | null {
  for (const line of text.split('\n').map((one) => [...one.trim()])) {
    for (const word of words) {
      const found = findWord(line, word);
      if (found) return cut(line, found);
    }
  }
  return null;
}

function cut(line: readonly string[], { from, to }: { from: number; to: number }): LinePart[] {
  const [begin, end] = [Math.max(0, from - AROUND), Math.min(line.length, to + AROUND)];
  const before = (begin > 0 ? '…' : '') + line.slice(begin, from).join('');
  const after = line.slice(to, end).join('') + (end < line.length ? '…' : '');
  return [
    { text: before, isMatch: false },
    { text: line.slice(from, to).join(''), isMatch: true },
    { text: after, isMatch: false },
  ].filter((part) => part.text !== '');
}
