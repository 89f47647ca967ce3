import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PageStore } from './store/PageStore.ts';

/**
 * Puts a build's files into the store, or those of one of its folders. Files of earlier builds stay, because pages drawn by those
 * builds refer to them.
 */
export async function copyAssets(assetsDir: string, store: PageStore, folder = ''): Promise<void> {
  const entries = await readdir(join(assetsDir, folder), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await store.putAsset(relative(assetsDir, file).replaceAll(sep, '/'), await readFile(file));
  }
}
