/** One square of set text: a character, or two Latin ones that stand side by side in a vertical line. */
export type Cell = string;

const neverFirst = new Set(
  '、。，．・：；？！!?…‥ー〜’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々♪♡',
);
const neverLast = new Set('‘“（〔［｛〈《「『【');

/** Splits text into cells; `!?`, `!!`, `??` and two-digit numbers share one (tate-chu-yoko). */
export function cellsOf(text: string): Cell[] {
  return text.match(/[!?]{2}|[0-9]{2}(?![0-9])|[\s\S]/gu) ?? [];
}

/**
 * Breaks text into lines of at most `most` cells, at line breaks and where needed. A line neither begins with closing
 * punctuation or small kana nor ends with an opening bracket; for that it may grow by up to two cells.
 */
export function wrapped(text: string, most: number): Cell[][] {
  return text.split('\n').flatMap((part) => wrapOne(cellsOf(part), most));
}

function wrapOne(cells: Cell[], most: number): Cell[][] {
  const lines: Cell[][] = [];
  let start = 0;
  while (cells.length - start > most) {
    let end = start + most;
    let hung = 0;
    while (hung < 2 && end < cells.length && neverFirst.has(cells[end]![0]!)) {
      end++;
      hung++;
    }
    while (end < cells.length && end > start + 1 && (neverFirst.has(cells[end]![0]!) || neverLast.has(cells[end - 1]!)))
      end--;
    lines.push(cells.slice(start, end));
    start = end;
  }
  if (start < cells.length || lines.length === 0) lines.push(cells.slice(start));
  return lines;
}
