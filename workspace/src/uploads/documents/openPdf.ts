/// <reference types="vite/client" />
import { textsOf } from '@komawari/ui/language';
import {
  getDocument,
  OPS,
  PDFDataRangeTransport,
  PDFWorker,
  version,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import uploadsTexts from '../../messages/uploads.js';
import type { LazyFile, OpenDocument } from '../uploads.ts';
import { startWorker } from './startWorker.ts';
// The bundler gives the address of the file it makes.
// oxlint-disable-next-line import/default -- the query makes it another module
import pdfWorker from './pdfWorker.ts?worker&url';
import { drawnSize } from './drawnSize.ts';
import { encodePage } from './encodePage.ts';
import { FileRefused } from './FileRefused.ts';

/** Scans of B4 at 600 dpi have 52 million pixels; a picture of more is refused before it is unpacked. */
const MOST_PIXELS_OF_A_PICTURE = 64_000_000;

/**
 * Opens a PDF, whose pages are drawn one by one as they are asked for. Only the parts of the file a page needs are read,
 * and `close` gives back what is held until a page is drawn again.
 */
export async function openPdf(file: File, mostPages: number): Promise<OpenDocument> {
  const pdf = new PdfFile(file);
  const { numPages } = await pdf.open();
  if (numPages > mostPages) {
    await pdf.close();
    throw new FileRefused(textsOf(uploadsTexts).pdf.tooManyPages({ count: numPages, most: mostPages }));
  }
  const title = file.name.replace(/\.pdf$/i, '');
  const digits = String(numPages).length;
  const pages = Array.from({ length: numPages }, (_, index): LazyFile => {
    const number = index + 1;
    const name = `${title} ${String(number).padStart(digits, '0')}`;
    return { name, size: Math.ceil(file.size / numPages), read: () => pdf.draw(number, name) };
  });
  return { pages, close: () => void pdf.close() };
}

class PdfFile {
  readonly #file: File;
  #open: { port: Worker; task: PDFDocumentLoadingTask } | null = null;

  constructor(file: File) {
    this.#file = file;
  }

  async open(): Promise<PDFDocumentProxy> {
    this.#open ??= load(this.#file);
    try {
      return await this.#open.task.promise;
    } catch (error) {
      await this.close();
      throw refusalOf(error);
    }
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.task.destroy().catch(() => undefined);
    open?.port.terminate();
  }

  async draw(number: number, name: string): Promise<File> {
    const document = await this.open();
    try {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const size = drawnSize(natural);
      if (size === null) throw new FileRefused(textsOf(uploadsTexts).pdf.tooLong());
      await expectWhole(page);
      const canvas = Object.assign(globalThis.document.createElement('canvas'), size);
      // For a printer: a tab in the background draws, too.
      const viewport = page.getViewport({ scale: size.width / natural.width });
      await page.render({ canvas, viewport, intent: 'print', background: '#fff' }).promise;
      page.cleanup();
      const encode = (type: string, quality?: number) =>
        new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      const drawn = await encodePage(encode, { name, lastModified: this.#file.lastModified });
      // Frees its memory at once, in Safari as well.
      Object.assign(canvas, { width: 0, height: 0 });
      if (drawn === null) throw new FileRefused(textsOf(uploadsTexts).pdf.notDrawn());
      return drawn;
    } catch (error) {
      if (error instanceof FileRefused) throw error;
      throw new FileRefused(textsOf(uploadsTexts).pdf.pageDamaged(), { cause: error });
    }
  }
}

/**
 * Rendering alone leaves out what it cannot read and says nothing: a page without one of its pictures would look finished.
 * Rejects where the page cannot be read to its end, or a picture of it cannot be unpacked.
 */
async function expectWhole(page: PDFPageProxy): Promise<void> {
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'print' });
  // An error on the way ends the list early, and nothing else tells of it.
  const countOf = (operator: number) => fnArray.filter((one) => one === operator).length;
  if (fnArray.length === 0) throw new FileRefused(textsOf(uploadsTexts).pdf.pageEmpty());
  if (countOf(OPS.save) !== countOf(OPS.restore)) throw new Error('The page breaks off.');
  const pictures = fnArray.flatMap((operator, index) => {
    const id: unknown = operator === OPS.paintImageXObject ? argsArray[index]?.[0] : null;
    return typeof id === 'string' ? [id] : [];
  });
  for (const id of new Set(pictures)) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, resolve);
    if (!(await promise)) throw new Error(`${id} could not be unpacked.`);
  }
}

function load(file: File): { port: Worker; task: PDFDocumentLoadingTask } {
  const port = startWorker(pdfWorker);
  const resources = `${import.meta.env.BASE_URL}assets/pdfjs-${version}`;
  const task = getDocument({
    worker: PDFWorker.create({ port }),
    range: new FileRanges(file),
    disableAutoFetch: true,
    disableStream: true,
    // A page without one of its pictures is no page: it fails and is told.
    stopAtErrors: true,
    maxImageSize: MOST_PIXELS_OF_A_PICTURE,
    cMapUrl: `${resources}/cmaps/`,
    standardFontDataUrl: `${resources}/standard_fonts/`,
    wasmUrl: `${resources}/wasm/`,
    iccUrl: `${resources}/iccs/`,
  });
  return { port, task };
}

/** Reads the file in pieces; a PDF of 500 MB is never in memory as a whole. */
class FileRanges extends PDFDataRangeTransport {
  readonly #file: File;

  constructor(file: File) {
    super(file.size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#file
      .slice(begin, end)
      .arrayBuffer()
      .then(
        (bytes) => this.onDataRange(begin, new Uint8Array(bytes)),
        () => this.abort(),
      );
  }
}

function refusalOf(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') {
    return new FileRefused(textsOf(uploadsTexts).pdf.password(), { cause: error });
  }
  return new FileRefused(textsOf(uploadsTexts).pdf.damaged(), { cause: error });
}
