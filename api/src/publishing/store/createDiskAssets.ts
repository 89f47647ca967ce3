import { readFile } from 'node:fs/promises';
import { fileBelow } from '@komawari/storage/files';
import { compressAsset, isCompressible } from './compress.ts';
import type { FileCache } from './createFileCache.ts';
import { exists } from './filesOnDisk.ts';
import type { PageStore } from './PageStore.ts';
import { writeFileSet } from './writeFileSet.ts';

/** Is the file there with its compressed forms? The main one comes first: whoever died after it left the others out. */
async function isThere(path: string, body: Buffer): Promise<boolean> {
  const current = await readFile(path).catch(() => null);
  if (!current?.equals(body)) return false;
  return !isCompressible(path, body) || ((await exists(`${path}.br`)) && (await exists(`${path}.gz`)));
}

/** The front ends' files below a folder that web servers answer from. */
export function createDiskAssets(
  assetsDir: string,
  temporaryDir: string,
  files: FileCache,
): Pick<PageStore, 'readAsset' | 'putAsset'> {
  return {
    readAsset: async (name) => files.get(fileBelow(assetsDir, name)),
    async putAsset(name, body) {
      const path = fileBelow(assetsDir, name);
      if (await isThere(path, body)) return;
      const { br, gz } = await compressAsset(name, body);
      const precompressed = [
        ...(br ? [{ path: `${path}.br`, body: br }] : []),
        ...(gz ? [{ path: `${path}.gz`, body: gz }] : []),
      ];
      await writeFileSet(temporaryDir, { path, body }, precompressed);
      files.forget(path);
    },
  };
}
