import { basename } from 'node:path/posix';

// Also pictures that are refused later: then the person hears why, instead of missing a page.
const pictureExtension = /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|bmp|psd|heic|heif|jxl|jp2|svg)$/i;
const junkNames = new Set(['thumbs.db', 'desktop.ini', 'comicinfo.xml']);

/** 'junk' is what systems and comic programs add and nobody put there; 'other' is somebody's file, but no page. */
export function classifyEntry(path: string): 'image' | 'other' | 'junk' {
  if (path.endsWith('/')) return 'junk';
  const name = basename(path).toLowerCase();
  if (path.split('/').includes('__MACOSX') || name.startsWith('.') || junkNames.has(name)) return 'junk';
  return pictureExtension.test(name) ? 'image' : 'other';
}
