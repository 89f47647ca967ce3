/** How a text begins that a spreadsheet takes for a formula, behind blanks too, and in full width. */
const FORMULA = /^[\s\u3000]*[=+\-@\t\r＝＋－＠]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as CSV that a spreadsheet opens as it is meant: UTF-8 with a byte order mark, lines ended with CR LF (RFC
 * 4180). What would be a formula gets an apostrophe; numbers stay numbers.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
