import { formatSizeOverLimit } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import uploadsTexts from '../messages/uploads.js';
import type { UploadKind } from './uploads.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of an upload, in bytes and files; the server enforces them, the screen says them before the wait. */
export const uploadLimits = {
  fileBytes: 20 * MEGABYTE,
  archiveBytes: 500 * MEGABYTE,
  pagesPerEpisode: 200,
} as const;

/** What a file picker offers. */
export const acceptedImages = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
export const acceptedReplacements = `${acceptedImages},.psd,image/vnd.adobe.photoshop`;
export const acceptedPages = `${acceptedReplacements},.zip,.cbz,.pdf,application/zip,application/vnd.comicbook+zip,application/pdf`;

const IMAGE_NAME = /\.(?:png|jpe?g|webp|avif|gif)$/i;
const ARCHIVE_NAME = /\.(?:zip|cbz)$/i;
const ARCHIVE_TYPES = new Set(['application/zip', 'application/vnd.comicbook+zip']);
const DOCUMENT_NAME = /\.(?:pdf|psd|psb)$/i;
const DOCUMENT_TYPES = new Set(['application/pdf', 'image/vnd.adobe.photoshop']);

/** Whether a file is a picture, or holds pages: a ZIP or CBZ, a PDF or PSD. */
export function kindOf(file: { name: string; type: string }): UploadKind {
  if (ARCHIVE_NAME.test(file.name) || ARCHIVE_TYPES.has(file.type)) return 'archive';
  return DOCUMENT_NAME.test(file.name) || DOCUMENT_TYPES.has(file.type) ? 'document' : 'picture';
}

/** Why a file cannot become pages, in a few words beside its name, or null when it can be tried. */
export function checkPageFile(file: { name: string; type: string; size: number }): string | null {
  const { file: texts } = textsOf(uploadsTexts);
  if (kindOf(file) === 'picture') return checkFile(file);
  if (file.size === 0) return texts.empty();
  return file.size > uploadLimits.archiveBytes ? texts.archiveTooLarge({ size: formatSizeOverLimit(file.size) }) : null;
}

/** Why a file cannot be a picture, in a few words beside its name, or null when it can be tried. */
export function checkFile(file: { name: string; type: string; size: number }): string | null {
  const { file: texts } = textsOf(uploadsTexts);
  if (kindOf(file) !== 'picture') return texts.notImage();
  if (!IMAGE_NAME.test(file.name) && !file.type.startsWith('image/')) {
    return texts.notImage();
  }
  if (/svg/i.test(file.type) || /\.svgz?$/i.test(file.name)) return texts.svg();
  if (file.size === 0) return texts.empty();
  return file.size > uploadLimits.fileBytes ? tooLarge(file.size) : null;
}

/** What is said of a picture of more bytes than can be sent. */
export const tooLarge = (bytes: number): string =>
  textsOf(uploadsTexts).file.tooLarge({ size: formatSizeOverLimit(bytes) });
