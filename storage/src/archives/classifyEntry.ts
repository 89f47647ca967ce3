import { basename } from 'node:path/posix';

// Also pictures that are refused later: then the person hears why, instead of missing a page.
const pictureExtension = /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|bmp|psd|heic|heif|jxl|jp2|svg)$/i;
const archiveExtension = /\.(zip|cbz|rar|cbr|7z|cb7|tar|cbt|t?gz|lzh)$/i;
const junkNames = new Set([
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  'comicinfo.xml',
  '.ds_store',
  '.localized',
  '.apdisk',
  '.directory',
]);

/**
 * 'junk' is what systems and comic programs add and nobody put there. 'archive', 'hidden' and 'other' are somebody's files,
 * but no pages.
 */
export function classifyEntry(path: string): 'image' | 'folder' | 'archive' | 'hidden' | 'other' | 'junk' {
  const name = basename(path).toLowerCase();
  if (path.split('/').includes('__MACOSX') || name.startsWith('._') || junkNames.has(name)) return 'junk';
  if (path.endsWith('/')) return 'folder';
  if (name.startsWith('.')) return 'hidden';
  if (archiveExtension.test(name)) return 'archive';
  return pictureExtension.test(name) ? 'image' : 'other';
}
