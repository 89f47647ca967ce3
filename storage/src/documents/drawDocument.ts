import { readFileSync } from 'node:fs';
import PdfKit from 'pdfkit';
import { fontFiles } from '../fonts.ts';

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
  table: DocumentTable;
  notes: readonly string[];
  /** Stands in the file; the same parts with the same instant are the same bytes. */
  createdAt: Date;
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW = 22;
/** Parts of the width: what the first column has, and the others share the rest. */
const FIRST = 0.44;

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

const columnOf = (index: number, count: number): { x: number; width: number } => {
  const width = (WIDTH * (1 - FIRST)) / Math.max(count - 1, 1);
  return index === 0 ? { x: MARGIN, width: WIDTH * FIRST } : { x: MARGIN + WIDTH * FIRST + (index - 1) * width, width };
};

function drawRow(sheet: Sheet, cells: readonly string[], y: number): void {
  for (const [index, cell] of cells.entries()) {
    const { x, width } = columnOf(index, cells.length);
    sheet.text(fit(sheet, cell, width - 8), x, y, { width, align: index === 0 ? 'left' : 'right', lineBreak: false });
  }
}

const drawRule = (sheet: Sheet, y: number, width: number, colour: string): void =>
  void sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();

/** Draws the rows by hand, because the table of the library takes 15 ms for each of them. Answers where it ended. */
function drawTable(sheet: Sheet, { head, rows, sums }: DocumentTable, top: number): number {
  let y = top;
  const drawHead = (): void => {
    sheet.font('bold').fontSize(9);
    drawRow(sheet, head, y);
    drawRule(sheet, y + 15, 1.5, '#17130f');
    y += ROW + 2;
    sheet.font('regular').fontSize(10);
  };
  drawHead();
  for (const row of rows) {
    if (y > BOTTOM - ROW) {
      sheet.addPage();
      y = MARGIN;
      drawHead();
    }
    drawRow(sheet, row, y);
    drawRule(sheet, y + 15, 0.5, '#d9d3c7');
    y += ROW;
  }
  drawRule(sheet, y - 5, 1.5, '#17130f');
  sheet.font('bold');
  drawRow(sheet, sums, y + 2);
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

/** Draws a document as PDF, with letters of its own for Japanese. */
export async function drawDocument(document: Document): Promise<Buffer> {
  const sheet = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    font: fontFiles.regular,
    lang: 'ja-JP',
    displayTitle: true,
    info: { Title: printable(document.title), CreationDate: document.createdAt, ModDate: document.createdAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => sheet.on('end', resolve));
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  sheet.registerFont('regular', fontOf('regular'));
  sheet.registerFont('bold', fontOf('bold'));
  let y = drawTable(sheet, document.table, drawHeader(sheet, document));
  sheet.font('regular').fontSize(9);
  for (const note of document.notes) {
    if (y > BOTTOM - 16) {
      sheet.addPage();
      y = MARGIN;
    }
    sheet.text(printable(note), MARGIN, y, { width: WIDTH });
    y = sheet.y + 4;
  }
  sheet.end();
  await ended;
  return Buffer.concat(chunks);
}
