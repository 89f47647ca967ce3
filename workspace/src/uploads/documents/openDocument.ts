import { textsOf } from '@komawari/ui/language';
import uploadsTexts from '../../messages/uploads.js';
import { UploadError } from '../sendFile.ts';
import type { OpenDocument } from '../uploads.ts';
import { uploadLimits } from '../checkFile.ts';
import { FileRefused } from './FileRefused.ts';

/** Where a PDF may begin: some programs write a line of their own before it. */
const PDF_HEAD_BYTES = 1024;

/**
 * Opens a PDF or PSD whose pages are drawn in the browser. What it is, its bytes say, not its name. The code that reads it
 * is fetched now, by those who need it.
 */
export async function openDocument(file: File): Promise<OpenDocument> {
  const head = await readHead(file);
  if (head.startsWith('8BPS')) return (await fetched(() => import('./openPsd.ts'))).openPsd(file);
  if (head.includes('%PDF-')) {
    return (await fetched(() => import('./openPdf.ts'))).openPdf(file, uploadLimits.pagesPerEpisode);
  }
  throw new FileRefused(textsOf(uploadsTexts).file.noDocument());
}

async function readHead(file: File): Promise<string> {
  try {
    const bytes = await file.slice(0, PDF_HEAD_BYTES).arrayBuffer();
    return new TextDecoder('latin1').decode(bytes);
  } catch (error) {
    throw new FileRefused(textsOf(uploadsTexts).file.gone(), { cause: error });
  }
}

async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new UploadError(textsOf(uploadsTexts).sending.broke(), true, { cause: error });
  }
}
