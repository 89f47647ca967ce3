import { readFileSync } from 'node:fs';
import { fontFiles } from '../fonts.ts';
import { columnsOf, wrap, type ColumnPlace } from './columns.ts';

/** Rows under headings, with a last row of sums. All but the first column are set to the right. */
export interface DocumentTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  sums: readonly string[];
}

/** A document of an A4 page or several: who it is for and who it is from, then a table, then notes. */
export interface Document {
  title: string;
  /** Who it is for, in large type, and what else is said on that side. */
  left: readonly string[];
  /** Who it is from. */
  right: readonly string[];
  /** What it is about, where that is one amount: in very large type, with a line that says for what. */
  figure?: { amount: string; note: string };
  table: DocumentTable;
  notes: readonly string[];
  /** Stands in the file; the same parts with the same instant are the same bytes. */
  createdAt: Date;
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW = 22;
const INK = '#17130f';
/** From line to line within a row, and how many a name may have. */
const LINE = 13;
const MOST_LINES = 3;

/** Read once: 4.5 MB each. */
const fonts = new Map<string, Buffer>();
function fontOf(weight: keyof typeof fontFiles): Buffer {
  const font = fonts.get(weight) ?? readFileSync(fontFiles[weight]);
  fonts.set(weight, font);
  return font;
}

/** The face has no signs beyond the basic plane, such as emoji: they would be empty boxes. */
const printable = (text: string): string => text.normalize('NFC').replace(/[\u{10000}-\u{10ffff}]|\ufe0f/gu, '〓');

type Sheet = PDFKit.PDFDocument;

/** Shortens a text until it fits. */
function fit(sheet: Sheet, text: string, width: number): string {
  const whole = printable(text);
  if (sheet.widthOfString(whole) <= width) return whole;
  const letters = [...whole];
  while (letters.length > 1 && sheet.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** The first cell of a row, in lines of its column. */
const linesOf = (sheet: Sheet, cells: readonly string[], places: readonly ColumnPlace[]): string[] =>
  wrap(printable(cells[0] ?? ''), { width: places[0]?.width ?? WIDTH, most: MOST_LINES }, (text) =>
    sheet.widthOfString(text),
  );

/** Draws the cells of a row; the first may have several lines, the others stand beside its first one. Answers how much higher it is. */
function drawRow(sheet: Sheet, cells: readonly string[], places: readonly ColumnPlace[], y: number): number {
  const lines = linesOf(sheet, cells, places);
  for (const [index, line] of lines.entries()) sheet.text(line, MARGIN, y + index * LINE, { lineBreak: false });
  for (const [index, cell] of cells.entries()) {
    const place = places[index];
    if (index === 0 || !place) continue;
    const { x, width } = place;
    // A hair wider than it was measured: figures stand in a line of their own and are never broken.
    sheet.text(printable(cell), MARGIN + x - 1, y, { width: width + 1, align: 'right', lineBreak: false });
  }
  return (lines.length - 1) * LINE;
}

const drawRule = (sheet: Sheet, y: number, width: number, colour: string): void =>
  void sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();

/** Draws the rows by hand, because the table of the library takes 15 ms for each of them. Answers where it ended. */
function drawTable(sheet: Sheet, table: DocumentTable, top: number): number {
  const { head, rows, sums } = table;
  const places = columnsOf(table, WIDTH, (text, weight) => sheet.font(weight).fontSize(10).widthOfString(text));
  let y = top;
  const drawHead = (): void => {
    sheet.font('bold').fontSize(9);
    drawRow(sheet, head, places, y);
    drawRule(sheet, y + 15, 1.5, INK);
    y += ROW + 2;
    sheet.font('regular').fontSize(10);
  };
  const makeRoomFor = (row: readonly string[]): void => {
    if (y + (linesOf(sheet, row, places).length - 1) * LINE <= BOTTOM - ROW) return;
    sheet.addPage();
    y = MARGIN;
    drawHead();
  };
  drawHead();
  for (const row of rows) {
    makeRoomFor(row);
    y += drawRow(sheet, row, places, y);
    drawRule(sheet, y + 15, 0.5, '#d9d3c7');
    y += ROW;
  }
  makeRoomFor(sums);
  drawRule(sheet, y - 7, 1.5, INK);
  sheet.font('bold');
  drawRow(sheet, sums, places, y);
  return y + ROW + 12;
}

function drawHeader(sheet: Sheet, { title, left, right }: Document): number {
  sheet.font('bold').fontSize(16).text(printable(title), MARGIN, MARGIN, { width: WIDTH, align: 'center' });
  const top = MARGIN + 48;
  const half = WIDTH / 2 - 8;
  for (const [index, line] of left.entries()) {
    sheet.font(index === 0 ? 'bold' : 'regular').fontSize(index === 0 ? 13 : 10);
    sheet.text(fit(sheet, line, half), MARGIN, top + index * 20, { lineBreak: false });
  }
  sheet.font('regular').fontSize(9);
  for (const [index, line] of right.entries())
    sheet.text(fit(sheet, line, half), MARGIN + half + 16, top + index * 16, {
      width: half,
      align: 'right',
      lineBreak: false,
    });
  return top + Math.max(left.length * 20, right.length * 16) + 24;
}

/** An amount between two rules, across the page. Answers where it ended. */
function drawFigure(sheet: Sheet, { amount, note }: NonNullable<Document['figure']>, top: number): number {
  drawRule(sheet, top, 1.5, INK);
  sheet.font('bold').fontSize(26);
  sheet.text(printable(amount), MARGIN, top + 14, { width: WIDTH, align: 'center', lineBreak: false });
  drawRule(sheet, top + 54, 1.5, INK);
  sheet.font('regular').fontSize(10);
  sheet.text(printable(note), MARGIN, top + 66, { width: WIDTH, align: 'center', lineBreak: false });
  return top + 104;
}

/** Which page of how many, where there are several. */
function numberPages(sheet: Sheet): void {
  const { count } = sheet.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index);
    // Below the margin, where text would begin a page otherwise.
    sheet.page.margins.bottom = 0;
    sheet.font('regular').fontSize(9);
    sheet.text(`${index + 1} / ${count}`, MARGIN, BOTTOM + 20, { width: WIDTH, align: 'center', lineBreak: false });
  }
}

/** Draws a document as PDF, with letters of its own for Japanese. */
export async function drawDocument(document: Document): Promise<Buffer> {
  // It brings readers of fonts along that a process which draws nothing never loads.
  const { default: PdfKit } = await import('pdfkit');
  const sheet = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    font: fontFiles.regular,
    lang: 'ja-JP',
    displayTitle: true,
    bufferPages: true,
    info: { Title: printable(document.title), CreationDate: document.createdAt, ModDate: document.createdAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => sheet.on('end', resolve));
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  sheet.registerFont('regular', fontOf('regular'));
  sheet.registerFont('bold', fontOf('bold'));
  const top = drawHeader(sheet, document);
  let y = drawTable(sheet, document.table, document.figure ? drawFigure(sheet, document.figure, top) : top);
  sheet.font('regular').fontSize(9);
  for (const note of document.notes) {
    if (y > BOTTOM - 16) {
      sheet.addPage();
      y = MARGIN;
    }
    sheet.text(printable(note), MARGIN, y, { width: WIDTH });
    y = sheet.y + 4;
  }
  numberPages(sheet);
  sheet.end();
  await ended;
  return Buffer.concat(chunks);
}
