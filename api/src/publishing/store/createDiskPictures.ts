import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileBelow } from '@komawari/storage/files';
import type { ObjectStore } from '@komawari/storage/objects';
import { DERIVATIVE, type PageStore } from './PageStore.ts';
import { renameInto, syncFolder } from './writeFileSet.ts';

async function copyObject(objects: ObjectStore, key: string, to: string): Promise<void> {
  if (objects.localFile) {
    // One set of bytes on the disk. Another file system, or one without links, takes a copy instead.
    const isLinked = await link(objects.localFile(key), to).then(
      () => true,
      () => false,
    );
    if (isLinked) return;
  }
  const { stream } = await objects.get(key);
  await pipeline(stream, createWriteStream(to, { flush: true }));
}

/** Public pictures as files: `{imageId}/640.webp` below the folder that web servers answer `/images/` from. */
export function createDiskPictures(
  images: string,
  temporaryDir: string,
): Pick<PageStore, 'putImage' | 'withdrawImage' | 'openImage'> {
  return {
    async putImage(imageId, objects) {
      const folder = fileBelow(images, imageId);
      const present = new Set(await readdir(folder).catch(() => []));
      let outcome: 'written' | 'unchanged' = 'unchanged';
      for await (const { key } of objects.list(`derivatives/${imageId}/`)) {
        const name = basename(key);
        // A derivative never changes under its name, so one that is there is right.
        if (present.has(name) || !DERIVATIVE.test(name)) continue;
        const temporary = join(temporaryDir, randomBytes(12).toString('base64url'));
        await copyObject(objects, key, temporary);
        await renameInto(temporary, fileBelow(folder, name));
        outcome = 'written';
      }
      if (outcome === 'written') await syncFolder(folder);
      return outcome;
    },
    async withdrawImage(imageId) {
      const folder = fileBelow(images, imageId);
      if (!(await stat(folder).catch(() => null))) return false;
      // All sizes at once.
      const aside = join(temporaryDir, `withdrawn-${randomBytes(12).toString('base64url')}`);
      await rename(folder, aside);
      await syncFolder(images);
      await rm(aside, { recursive: true, force: true });
      return true;
    },
    async openImage(imageId, name) {
      const file = await open(fileBelow(images, `${imageId}/${name}`)).catch(() => null);
      if (!file) return null;
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    },
  };
}
