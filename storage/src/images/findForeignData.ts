import type { ByteSpan } from './containers/Container.ts';

/** Beginnings of other formats, as latin1. */
const signatures = [
  { name: 'a ZIP archive', bytes: 'PK\u0003\u0004' },
  { name: 'a ZIP archive', bytes: 'PK\u0005\u0006' },
  { name: 'a RAR archive', bytes: 'Rar!\u001a\u0007' },
  { name: 'a 7z archive', bytes: '7z\u00bc\u00af\u0027\u001c' },
  { name: 'a PDF', bytes: '%PDF-' },
  { name: 'a program', bytes: '\u007fELF' },
  { name: 'a program', bytes: '\u00ca\u00fe\u00ba\u00be' },
  { name: 'another image', bytes: '\u0089PNG\r\n' },
  { name: 'another image', bytes: 'GIF8' },
  { name: 'another image', bytes: '\u00ff\u00d8\u00ff' },
  { name: 'a video', bytes: 'ftyp' },
];
const atTheStart = [
  { name: 'a program', bytes: 'MZ' },
  { name: 'a script', bytes: '#!' },
];
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)[\s>]|<\?php/i;

// Editors and cameras leave a few bytes behind the end; an old picture that was overwritten by a smaller one, or
// anything hidden, is more.
const toleratedRestInBytes = 16 * 1024;

// Readers of PDF accept the header anywhere in this many first bytes.
const pdfHeaderWindow = 1024;

/**
 * Names what else a file is beside the image: something in its notes, behind its end, or the file read backwards as a
 * ZIP. Null if it is nothing but the image.
 */
export function findForeignData(bytes: Buffer, end: number, notes: ByteSpan[]): string | null {
  const rest = bytes.subarray(end);
  return (
    foreignIn(rest) ??
    (isBlank(rest) || rest.length <= toleratedRestInBytes ? null : 'other data') ??
    (notes.some((note) => markup.test(bytes.toString('latin1', note.start, note.end)))
      ? 'a web page or script'
      : null) ??
    (bytes.subarray(0, pdfHeaderWindow).includes('%PDF-') ? 'a PDF' : null) ??
    (endsAsZip(bytes) ? 'a ZIP archive' : null)
  );
}

function foreignIn(rest: Buffer): string | null {
  if (rest.length === 0) return null;
  const text = rest.toString('latin1');
  if (markup.test(text)) return 'a web page or script';
  const found =
    signatures.find((signature) => text.includes(signature.bytes)) ??
    atTheStart.find((signature) => text.trimStart().startsWith(signature.bytes));
  return found?.name ?? null;
}

function isBlank(rest: Buffer): boolean {
  return rest.every((byte) => byte === 0x00 || byte === 0x20 || byte === 0x0a || byte === 0x0d);
}

/** A ZIP is found by its end record, whose comment must reach exactly to the end of the file (APPNOTE 4.3.16). */
function endsAsZip(bytes: Buffer): boolean {
  const recordSize = 22;
  const earliest = Math.max(0, bytes.length - recordSize - 0xffff);
  let position = bytes.indexOf('PK\u0005\u0006', earliest, 'latin1');
  while (position !== -1 && position + recordSize <= bytes.length) {
    if (position + recordSize + bytes.readUInt16LE(position + 20) === bytes.length) return true;
    position = bytes.indexOf('PK\u0005\u0006', position + 4, 'latin1');
  }
  return false;
}
