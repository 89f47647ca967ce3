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

const NOT_AN_IMAGE = 'Not an image. Use PNG, JPEG, WebP, AVIF or GIF.';
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
  if (kindOf(file) === 'picture') return checkFile(file);
  if (file.size === 0) return 'The file is empty. Export it again.';
  return file.size > uploadLimits.archiveBytes ? `${inMegabytes(file.size)}, limit 500 MB. Split it in two.` : null;
}

/** Why a file cannot be a picture, in a few words beside its name, or null when it can be tried. */
export function checkFile(file: { name: string; type: string; size: number }): string | null {
  if (kindOf(file) !== 'picture') return NOT_AN_IMAGE;
  if (!IMAGE_NAME.test(file.name) && !file.type.startsWith('image/')) {
    return NOT_AN_IMAGE;
  }
  if (/svg/i.test(file.type) || /\.svgz?$/i.test(file.name)) return 'An SVG cannot be a page. Export it as PNG.';
  if (file.size === 0) return 'The file is empty. Export it again.';
  if (file.size > uploadLimits.fileBytes) return `${inMegabytes(file.size)}, limit 20 MB. Export it smaller.`;
  return null;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
