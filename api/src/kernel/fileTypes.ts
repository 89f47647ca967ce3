import { extname } from 'node:path';

/** The types block of deploy/nginx.conf says the same. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** The content type of a file by its name. */
export const typeOfFile = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';

/** Browsers ask again every time, and get 304 while nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/**
 * For pages of which shared caches are told when they change. Should a cache never hear of it, it asks again after a day.
 */
export const UNTIL_PURGED = 'public, max-age=0, s-maxage=86400, must-revalidate';
/** For what hardly ever changes under the same name. */
export const FOR_A_DAY = 'public, max-age=86400';
/** The name changes with the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Where the application's files are. */
export const APPLICATION_FILES = '/_workspace/assets/';
/** Folders of files whose names carry a hash of their content, or the version of the library they come from. */
const HASHED = ['/_astro/', APPLICATION_FILES];

/** Browsers ask for these again whenever the URL of a page changes, which the reader does with each turn. */
const isIcon = (path: string): boolean => /^\/(favicon\.(ico|svg)|apple-touch-icon\.png|icon-[\w-]+\.png)$/.test(path);

/** How long a file of the front ends may be kept, by the path that browsers ask for. */
export function cachingOf(path: string): string {
  if (HASHED.some((folder) => path.startsWith(folder))) return IMMUTABLE;
  return isIcon(path) ? FOR_A_DAY : REVALIDATE;
}
