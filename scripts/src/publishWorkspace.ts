import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './config.ts';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.map', '.webmanifest']);

/** The smallest form of a file costs seconds a megabyte, once a release; what is larger is a library that few people load. */
const largest = 512 * 1024;

/** Readers may ask for the file at any moment, so it appears whole or not at all. */
function place(file: string, content: Buffer): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

function placeWithCompressed(content: Buffer, target: string): void {
  if (existsSync(target) && statSync(target).size === content.length && readFileSync(target).equals(content)) return;
  mkdirSync(dirname(target), { recursive: true });
  if (compressible.has(extname(target))) {
    place(
      `${target}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > largest ? 9 : 11 } }),
    );
    place(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
  place(target, content);
}

/** What an installation sets for all pages (api config `site`), as the application's page carries it. */
export interface SiteSettings {
  adScript: string | null;
  reports: string | null;
}

/** The application's page with the installation's settings: it reads them where the site's pages have theirs. */
function withSettings(page: Buffer, { adScript, reports }: SiteSettings): Buffer {
  const metas = [
    ['komawari-ad-script', adScript],
    ['komawari-reports', reports],
  ].flatMap(([name, content]) =>
    content ? `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}" />` : [],
  );
  return Buffer.from(page.toString('utf8').replace('</head>', `${metas.join('')}</head>`));
}

/**
 * Puts the workspace's files to where they are served from: `<publicDir>/assets/_workspace`, each with its `.br` and `.gz`,
 * its page as `index.html` among them. Nothing is removed: a page that is open in a browser may still ask for the files of an
 * earlier release. The site's files are installed by the publisher, together with the pages that refer to them.
 */
export function publishWorkspace(publicDir: string, settings: SiteSettings): void {
  const dist = join(root, 'workspace/dist');
  const target = join(publicDir, 'assets/_workspace');
  const page = join(dist, 'index.html');
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name);
    if (!entry.isFile() || source === page) continue;
    placeWithCompressed(readFileSync(source), join(target, source.slice(dist.length + 1)));
  }
  // The page last: what it refers to is there by then.
  placeWithCompressed(withSettings(readFileSync(page), settings), join(target, 'index.html'));
}
