import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ObjectStore } from '@komawari/storage/objects';
import type { SavedObject } from './Manifest.ts';
import { saveLines } from './tableFiles.ts';

/** Enough to keep a network busy, and few enough for a disk. */
const AT_ONCE = 8;

const fileOf = (folder: string): string => join(folder, 'objects.tsv.gz');

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The checksum of an object as it lies in a store; null where it is not there. */
export async function checksumOf(store: ObjectStore, key: string): Promise<string | null> {
  if (!(await store.head(key))) return null;
  return hashOf((await store.get(key)).stream);
}

/** Copies one object and answers the checksum of what was read. */
export async function copyObject(source: ObjectStore, target: ObjectStore, key: string): Promise<string> {
  const { stream, size, contentType } = await source.get(key);
  const hash = createHash('sha256');
  const copied = new PassThrough();
  copied.on('data', (chunk: Buffer) => hash.update(chunk));
  stream.on('error', (error) => copied.destroy(error));
  await target.put(key, stream.pipe(copied), { size, contentType });
  return hash.digest('hex');
}

/** Does the same for many things, a few at a time. The first failure ends it, as soon as what was begun has ended. */
export async function forMany<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    if (failures.length > 0) break;
    const one: Promise<void> = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}

/** The objects of a backup with their checksums. */
export async function readObjectList(folder: string): Promise<SavedObject[]> {
  const saved: SavedObject[] = [];
  for await (const line of createInterface({ input: createReadStream(fileOf(folder)).pipe(createGunzip()) })) {
    const [key = '', size, sha256 = ''] = line.split('\t');
    saved.push({ key, size: Number(size), sha256 });
  }
  return saved;
}

/** Writes the list of a backup's objects. */
export const saveObjectList = (folder: string, saved: readonly SavedObject[]): Promise<void> =>
  saveLines(
    fileOf(folder),
    saved.map(({ key, size, sha256 }) => `${key}\t${size}\t${sha256}\n`),
  );

/**
 * Brings a copy of the bucket up to date. An object never changes under its key, so that what was copied for an earlier backup
 * (`known`) is not read again. Answers all that are there now, and which are new.
 */
export async function copyObjects(
  source: ObjectStore,
  target: ObjectStore,
  known: ReadonlyMap<string, SavedObject>,
): Promise<{ saved: SavedObject[]; copied: SavedObject[] }> {
  const saved: SavedObject[] = [];
  const copied: SavedObject[] = [];
  await forMany(source.list(''), async ({ key, size }) => {
    const before = known.get(key);
    if (before?.size === size && (await target.head(key))?.size === size) return void saved.push(before);
    try {
      const one = { key, size, sha256: await copyObject(source, target, key) };
      saved.push(one);
      copied.push(one);
    } catch (error) {
      // Deleted for good between the list and the copy.
      if (await source.head(key)) throw error;
    }
  });
  return { saved: saved.toSorted((a, b) => (a.key < b.key ? -1 : 1)), copied };
}
