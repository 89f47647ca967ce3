import { constants } from 'node:fs';
import { access, mkdir, open, readFile, readdir, rm, rmdir, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { contentTypeOfKey } from './contentTypes.ts';
import { ObjectNotFound } from './errors.ts';
import { exactBody } from './exactBody.ts';
import { isMissing, listFiles } from './listFiles.ts';
import { checkKey, checkPrefix } from './objectKey.ts';
import type { ByteRange, ListedObject, ObjectInfo, ObjectStore, OpenedObject } from './ObjectStore.ts';
import { resolveRange } from './resolveRange.ts';
import { writeAtomically } from './writeAtomically.ts';

const oneDayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * An object store in a folder: the object `a/b.webp` is the file `{root}/a/b.webp`. Content types that the extension
 * does not tell are kept in `{root}/.types`, writes under way in `{root}/.tmp`.
 */
export function createDiskStore(root: string): ObjectStore {
  const base = resolve(root);
  const temporaryFolder = join(base, '.tmp');
  const fileOf = (key: string) => join(base, key);
  const typeFileOf = (key: string) => join(base, '.types', key);
  let isSwept = false;

  async function ready(): Promise<void> {
    await mkdir(temporaryFolder, { recursive: true });
    await access(temporaryFolder, constants.W_OK);
    if (isSwept) return;
    isSwept = true;
    await removeAbandonedWrites(temporaryFolder);
  }

  async function put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void> {
    checkKey(key);
    // Taken hold of before anything is awaited: a stream that breaks in the meantime must not fail unheard.
    const exact = exactBody(body, info.size);
    await mkdir(temporaryFolder, { recursive: true });
    await writeAtomically(fileOf(key), exact, temporaryFolder);
    if (info.contentType === contentTypeOfKey(key)) await rm(typeFileOf(key), { force: true });
    else await writeAtomically(typeFileOf(key), Readable.from([Buffer.from(info.contentType)]), temporaryFolder);
  }

  async function get(key: string, range?: ByteRange): Promise<OpenedObject> {
    checkKey(key);
    const file = await openExisting(fileOf(key), key);
    try {
      const { size } = await file.stat();
      const contentType = await contentTypeOf(key);
      const stream = file.createReadStream(range ? resolveRange(key, range, size) : {});
      return { stream, size, contentType };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async function head(key: string): Promise<ObjectInfo | null> {
    checkKey(key);
    try {
      const found = await stat(fileOf(key));
      return found.isFile() ? { size: found.size, contentType: await contentTypeOf(key) } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function contentTypeOf(key: string): Promise<string> {
    try {
      return await readFile(typeFileOf(key), 'utf8');
    } catch (error) {
      if (isMissing(error)) return contentTypeOfKey(key);
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    checkKey(key);
    await removeFile(fileOf(key), base);
    await removeFile(typeFileOf(key), base);
  }

  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    checkPrefix(prefix);
    for await (const key of listFiles(base, prefix)) {
      const found = await stat(fileOf(key)).catch((error: unknown) =>
        isMissing(error) ? null : Promise.reject(error),
      );
      if (found) yield { key, size: found.size };
    }
  }

  const read = async (key: string) => buffer((await get(key)).stream);

  return { put, get, read, head, delete: remove, list, ready };
}

async function openExisting(path: string, key: string): Promise<FileHandle> {
  try {
    const file = await open(path, 'r');
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw new ObjectNotFound(key);
}

/** Removes a file and the folders that became empty, so that a purge leaves no skeleton behind. */
async function removeFile(path: string, base: string): Promise<void> {
  try {
    await rm(path);
  } catch (error) {
    if (isMissing(error)) return;
    if ((error as NodeJS.ErrnoException).code === 'ERR_FS_EISDIR') return;
    throw error;
  }
  for (let folder = dirname(path); folder !== base; folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

/** Writes cut off by a crash. Younger ones may belong to another process that is still writing. */
async function removeAbandonedWrites(temporaryFolder: string): Promise<void> {
  for (const name of await readdir(temporaryFolder)) {
    const path = join(temporaryFolder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > oneDayInMilliseconds) await rm(path, { force: true });
  }
}
