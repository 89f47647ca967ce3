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

function placeFolder(source: string, target: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    placeWithCompressed(from, join(target, from.slice(source.length + 1)));
  }
}

/**
 * Puts what the front ends were built into to where it is served from: `<publicDir>/assets`, each file with its `.br`
 * and `.gz`. The workspace's page becomes `assets/workspace.html`. Nothing is removed: pages rendered by an earlier
 * release go on asking for that release's files.
 */
export function publishAssets(publicDir: string): void {
  const assets = join(publicDir, 'assets');
  placeFolder(join(root, 'site/dist/client'), assets);
  const workspace = join(root, 'workspace/dist');
  for (const entry of readdirSync(workspace, { withFileTypes: true })) {
    const source = join(workspace, entry.name);
    if (entry.isDirectory()) placeFolder(source, join(assets, entry.name));
    else placeWithCompressed(source, join(assets, entry.name === 'index.html' ? 'workspace.html' : entry.name));
  }
}
