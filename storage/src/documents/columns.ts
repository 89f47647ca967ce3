/** How wide a text is in a weight, in points. */
export type Measure = (text: string, weight: 'regular' | 'bold') => number;

/** Where a column stands, from the left edge of the table. */
export interface ColumnPlace {
  x: number;
  width: number;
}

/** Between two columns. */
const GAP = 14;

/** Digits differ in width; the widest of them stands for all. */
const widest = (text: string): string => text.replaceAll(/\d/g, '0');

/**
 * Where the columns of a table stand: all but the first are as wide as what they hold, because an amount that is cut is a wrong
 * one, and the first has the rest.
 */
export function columnsOf(
  { head, rows, sums }: { head: readonly string[]; rows: readonly (readonly string[])[]; sums: readonly string[] },
  width: number,
  measure: Measure,
): ColumnPlace[] {
  const widths = head.slice(1).map((name, index) => {
    const cells = rows.map((row) => row[index + 1] ?? '');
    const longest = cells.reduce((most, cell) => (cell.length > most.length ? cell : most), '');
    return Math.max(
      measure(name, 'bold'),
      measure(widest(longest), 'regular'),
      measure(widest(sums[index + 1] ?? ''), 'bold'),
    );
  });
  const rest = width - widths.reduce((sum, one) => sum + one + GAP, 0);
  const places = [{ x: 0, width: rest }];
  let x = rest;
  for (const one of widths) {
    places.push({ x: x + GAP, width: one });
    x += one + GAP;
  }
  return places;
}

/** Breaks a text into lines of a width, up to so many; what is left over becomes an ellipsis. Japanese breaks anywhere. */
export function wrap(
  text: string,
  { width, most }: { width: number; most: number },
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of text) {
    if (line !== '' && measure(line + letter) > width) {
      if (lines.length === most - 1) return [...lines, shorten(line, width, measure)];
      lines.push(line);
      line = letter.trim();
    } else line += letter;
  }
  return [...lines, line];
}

function shorten(line: string, width: number, measure: (text: string) => number): string {
  const letters = [...line];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
