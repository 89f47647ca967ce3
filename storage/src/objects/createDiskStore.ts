import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileBelow } from '../files/fileBelow.ts';
import { contentTypeOfKey } from './contentTypes.ts';
import { ObjectNotFound } from './errors.ts';
import { exactBody } from './exactBody.ts';
import { isMissing, listFiles } from './listFiles.ts';
import { checkKey, checkPrefix } from './objectKey.ts';
import type { ByteRange, ListedObject, ObjectInfo, ObjectStore, OpenedObject } from './ObjectStore.ts';
import { removeAbandonedWrites, removeFile } from './removeFile.ts';
import { resolveRange } from './resolveRange.ts';
import { writeAtomically } from './writeAtomically.ts';

/**
 * An object store in a folder: the object `a/b.webp` is the file `{root}/a/b.webp`. Content types that the extension
 * does not tell are kept in `{root}/.types`, writes under way in `{root}/.tmp`.
 */
export function createDiskStore(root: string): ObjectStore {
  return new DiskStore(resolve(root));
}

class DiskStore implements ObjectStore {
  readonly #root: string;
  readonly #temporaryFolder: string;
  #isSwept = false;

  constructor(root: string) {
    this.#root = root;
    this.#temporaryFolder = join(root, '.tmp');
  }

  async ready(): Promise<void> {
    await mkdir(this.#temporaryFolder, { recursive: true });
    await access(this.#temporaryFolder, constants.W_OK);
    if (this.#isSwept) return;
    this.#isSwept = true;
    await removeAbandonedWrites(this.#temporaryFolder);
  }

  async put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void> {
    checkKey(key);
    // Taken hold of before anything is awaited: a stream that breaks in the meantime must not fail unheard.
    const exact = exactBody(body, info.size);
    await mkdir(this.#temporaryFolder, { recursive: true });
    await writeAtomically(this.#fileOf(key), exact, this.#temporaryFolder);
    if (info.contentType === contentTypeOfKey(key)) {
      await rm(this.#typeFileOf(key), { force: true });
    } else {
      const type = Readable.from([Buffer.from(info.contentType)]);
      await writeAtomically(this.#typeFileOf(key), type, this.#temporaryFolder);
    }
  }

  async get(key: string, range?: ByteRange): Promise<OpenedObject> {
    checkKey(key);
    const file = await openExisting(this.#fileOf(key), key);
    try {
      const { size } = await file.stat();
      const contentType = await this.#contentTypeOf(key);
      const stream = file.createReadStream(range ? resolveRange(key, range, size) : {});
      return { stream, size, contentType };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async read(key: string): Promise<Buffer> {
    return buffer((await this.get(key)).stream);
  }

  async head(key: string): Promise<ObjectInfo | null> {
    checkKey(key);
    const size = await sizeOfFile(this.#fileOf(key));
    return size === null ? null : { size, contentType: await this.#contentTypeOf(key) };
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    await removeFile(this.#fileOf(key), this.#root);
    await removeFile(this.#typeFileOf(key), this.#root);
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    checkPrefix(prefix);
    for await (const key of listFiles(this.#root, prefix)) {
      const size = await sizeOfFile(this.#fileOf(key));
      // Deleted since its folder was read.
      if (size !== null) yield { key, size };
    }
  }

  localFile(key: string): string {
    checkKey(key);
    return this.#fileOf(key);
  }

  #fileOf(key: string): string {
    return fileBelow(this.#root, key);
  }

  #typeFileOf(key: string): string {
    return fileBelow(join(this.#root, '.types'), key);
  }

  async #contentTypeOf(key: string): Promise<string> {
    try {
      return await readFile(this.#typeFileOf(key), 'utf8');
    } catch (error) {
      if (isMissing(error)) return contentTypeOfKey(key);
      throw error;
    }
  }
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

async function sizeOfFile(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
