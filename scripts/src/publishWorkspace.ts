import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './config.ts';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.map', '.webmanifest']);

/** Readers may ask for the file at any moment, so it appears whole or not at all. */
function place(file: string, content: Buffer): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

function isCurrent(source: string, target: string): boolean {
  return (
    existsSync(target) &&
    statSync(target).size === statSync(source).size &&
    readFileSync(target).equals(readFileSync(source))
  );
}

function placeWithCompressed(source: string, target: string): void {
  if (isCurrent(source, target)) return;
  mkdirSync(dirname(target), { recursive: true });
  const content = readFileSync(source);
  if (compressible.has(extname(source))) {
    place(`${target}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    place(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
  place(target, content);
}

/**
 * Puts the workspace's files to where they are served from: `<publicDir>/assets/_workspace`, each with its `.br` and `.gz`,
 * its page as `index.html` among them. Nothing is removed: a page that is open in a browser may still ask for the files of an
 * earlier release. The site's files are installed by the publisher, together with the pages that refer to them.
 */
export function publishWorkspace(publicDir: string): void {
  const dist = join(root, 'workspace/dist');
  const target = join(publicDir, 'assets/_workspace');
  const page = join(dist, 'index.html');
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name);
    if (!entry.isFile() || source === page) continue;
    placeWithCompressed(source, join(target, source.slice(dist.length + 1)));
  }
  // The page last: what it refers to is there by then.
  placeWithCompressed(page, join(target, 'index.html'));
}
