import type { Cell, ChartTable } from './ChartTable.ts';

/** How a text begins that a spreadsheet takes for a formula, behind blanks too, and in full width. */
const FORMULA = /^[\s\u3000]*[=+\-@＝＋－＠]/;

function csvCell(value: Cell | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV that spreadsheets open as it is meant: UTF-8 with a byte order mark, lines ended with CR LF (RFC 4180). */
export function writeChartCsv({ columns, rows }: ChartTable): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ key }) => row[key] ?? null))];
  return `\uFEFF${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** A table as JSON: what it is about, and one object a row. */
export function writeChartJson({ caption, columns, rows }: ChartTable): string {
  const kept = rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null])));
  return JSON.stringify({ title: caption, rows: kept }, null, 2);
}

/** Gives a text to the reader as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save by the time the link's press is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
