import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import type { PageStore } from './store/PageStore.ts';

/** Compressing takes two threads of the pool a file; while one file is compressed another one waits for the disk. */
const FILES_AT_ONCE = 4;

interface AssetChoice {
  /** Of the build's folders only this one; all of them, if left out. */
  folder?: string;
  /** The folder of the store they go to; its top, if left out. */
  into?: string;
  /** A file that stays where it is, called as in the build. */
  leaveOut?: string;
}

/**
 * Puts a build's files into the store. Files of earlier builds stay, because pages drawn by those builds refer to them.
 */
export async function copyAssets(
  assetsDir: string,
  store: PageStore,
  { folder = '', into = '', leaveOut }: AssetChoice = {},
): Promise<void> {
  const entries = await readdir(join(assetsDir, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = files.map((file) => relative(assetsDir, file).replaceAll(sep, '/')).filter((name) => name !== leaveOut);
  await pLimit(FILES_AT_ONCE).map(names, async (name) => {
    await store.putAsset(into + name, await readFile(join(assetsDir, name)));
  });
}
