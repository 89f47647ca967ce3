import { randomBytes } from 'node:crypto';
import { link, readdir, rename, rm, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileBelow } from '@komawari/storage/files';
import type { ObjectStore } from '@komawari/storage/objects';
import { renameInto, syncFolder } from './writeFileSet.ts';
import type { PageStore } from './createPageStore.ts';

/** Where derivatives are. */
export interface ImageSource {
  objects: ObjectStore;
}

const DERIVATIVE = /^[a-z0-9-]+\.(?:webp|avif)$/;

/** The folder that web servers answer `/images/{imageId}/…` from. */
export const imageFolder = (store: PageStore, imageId: string): string =>
  fileBelow(join(store.publicDir, 'images'), imageId);

async function copyObject({ objects }: ImageSource, key: string, to: string): Promise<void> {
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

/** Puts the derivatives of a picture where web servers find them. Returns whether anything was missing. */
export async function publishImage(
  store: PageStore,
  source: ImageSource,
  imageId: string,
): Promise<'written' | 'unchanged'> {
  const folder = imageFolder(store, imageId);
  const present = new Set(await readdir(folder).catch(() => []));
  let outcome: 'written' | 'unchanged' = 'unchanged';
  for await (const { key } of source.objects.list(`derivatives/${imageId}/`)) {
    const name = basename(key);
    // A derivative never changes under its name, so one that is there is right.
    if (present.has(name) || !DERIVATIVE.test(name)) continue;
    const temporary = join(store.temporaryDir, randomBytes(12).toString('base64url'));
    await copyObject(source, key, temporary);
    await renameInto(temporary, fileBelow(folder, name));
    outcome = 'written';
  }
  if (outcome === 'written') await syncFolder(folder);
  return outcome;
}

/** Takes a picture away from the web servers, all sizes at once. Returns whether it was there. */
export async function withdrawImage(store: PageStore, imageId: string): Promise<boolean> {
  const folder = imageFolder(store, imageId);
  if (!(await stat(folder).catch(() => null))) return false;
  const aside = join(store.temporaryDir, `withdrawn-${randomBytes(12).toString('base64url')}`);
  await rename(folder, aside);
  await syncFolder(join(store.publicDir, 'images'));
  await rm(aside, { recursive: true, force: true });
  return true;
}
