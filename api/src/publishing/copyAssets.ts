import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compress } from './store/compress.ts';
import { writeFileSet } from './store/writeFileSet.ts';
import type { PageStore } from './store/createPageStore.ts';

/** Formats that get smaller. Fonts and pictures are compressed inside. */
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.txt', '.xml', '.webmanifest', '.map']);

async function isSame(from: string, to: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (!b || a.size !== b.size) return false;
  const [one, other] = await Promise.all([readFile(from), readFile(to)]);
  return one.equals(other);
}

async function copyAsset(from: string, to: string, temporaryDir: string): Promise<void> {
  if (await isSame(from, to)) return;
  const body = await readFile(from);
  const isCompressible = COMPRESSIBLE.has(extname(to)) && body.length > 512;
  const { br, gz } = isCompressible ? await compress(body, 'best') : { br: null, gz: null };
  const precompressed = [
    ...(br ? [{ path: `${to}.br`, body: br }] : []),
    ...(gz ? [{ path: `${to}.gz`, body: gz }] : []),
  ];
  await writeFileSet(temporaryDir, { path: to, body }, precompressed);
}

/**
 * Copies a build's files into `assets/` of the public folder, precompressed ones beside them. Files of earlier builds
 * stay, because pages drawn by those builds refer to them.
 */
export async function copyAssets(assetsDir: string, store: PageStore): Promise<void> {
  const entries = await readdir(assetsDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    await copyAsset(from, join(store.publicDir, 'assets', from.slice(assetsDir.length)), store.temporaryDir);
  }
}
