const MEGABYTE = 1024 * 1024;

/** Limits of an upload, in bytes and files; the server enforces them, the screen says them before the wait. */
export const uploadLimits = {
  fileBytes: 20 * MEGABYTE,
  archiveBytes: 500 * MEGABYTE,
  pagesPerEpisode: 200,
} as const;

/** What a file picker offers. */
export const acceptedImages = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
export const acceptedPages = `${acceptedImages},.zip,.cbz,application/zip,application/vnd.comicbook+zip`;

const IMAGE_NAME = /\.(?:png|jpe?g|webp|avif|gif)$/i;
const ARCHIVE_NAME = /\.(?:zip|cbz)$/i;

/** Whether a file is a ZIP or CBZ that holds pages. */
export function isArchive(file: { name: string; type: string }): boolean {
  return (
    ARCHIVE_NAME.test(file.name) || file.type === 'application/zip' || file.type === 'application/vnd.comicbook+zip'
  );
}

/** Why a file cannot be uploaded, in a few words beside its name, or null when it can be tried. */
export function checkFile(file: { name: string; type: string; size: number }): string | null {
  if (isArchive(file)) {
    return file.size > uploadLimits.archiveBytes ? `${inMegabytes(file.size)}, limit 500 MB. Split it in two.` : null;
  }
  if (!IMAGE_NAME.test(file.name) && !file.type.startsWith('image/')) {
    return 'Not an image. Use PNG, JPEG, WebP, AVIF or GIF.';
  }
  if (/svg/i.test(file.type) || /\.svgz?$/i.test(file.name)) return 'An SVG cannot be a page. Export it as PNG.';
  if (file.size === 0) return 'The file is empty. Export it again.';
  if (file.size > uploadLimits.fileBytes) return `${inMegabytes(file.size)}, limit 20 MB. Export it smaller.`;
  return null;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
