import { readFile } from 'node:fs/promises';
import { fileBelow } from '@komawari/storage/files';
import { compressAsset } from './compress.ts';
import type { FileCache } from './createFileCache.ts';
import type { PageStore } from './PageStore.ts';
import { writeFileSet } from './writeFileSet.ts';

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
      const current = await readFile(path).catch(() => null);
      if (current?.equals(body)) return;
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
