import type { Readable } from 'node:stream';

/** What the store knows about an object without reading it. `size` is in bytes. */
export type ObjectInfo = { size: number; contentType: string };

/** Byte positions, both inclusive and counted from 0, as in an HTTP range. An `end` past the last byte is cut to it. */
export type ByteRange = { start?: number; end?: number };

/** An opened object. `size` is the size of the whole object, also when only a range of it is streamed. */
export type OpenedObject = ObjectInfo & { stream: Readable };

export type ListedObject = { key: string; size: number };

/**
 * The narrow interface through which all bytes of the product go.
 *
 * Keys are relative paths of letters, digits and `. _ @ + = -`, such as `originals/i3f/page.png`; see `checkKey`. A key
 * cannot also be the folder of another key.
 */
export type ObjectStore = {
  /**
   * Stores an object under `key`, replacing what was there. Readers see the old or the new object, never a part.
   * `size` must be the exact number of bytes; another number is a `SizeMismatch` and stores nothing.
   */
  put(key: string, body: Buffer | Readable, info: ObjectInfo): Promise<void>;
  /** Opens an object or a range of it. Refuses with `ObjectNotFound` or `RangeNotSatisfiable`. */
  get(key: string, range?: ByteRange): Promise<OpenedObject>;
  /** The whole object in memory. Refuses with `ObjectNotFound`. */
  read(key: string): Promise<Buffer>;
  /** Size and type, or null if there is no such object. */
  head(key: string): Promise<ObjectInfo | null>;
  /** Removes an object. Removing what is not there is fine. */
  delete(key: string): Promise<void>;
  /** All objects whose key begins with `prefix` ('' for all), in the order of their keys. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** The file an object is, where objects are files on this machine; its bytes may be read and linked, never changed. */
  localFile?(key: string): string;
  /** Makes the store usable (folder, bucket) if it is not, and rejects if it cannot be reached or written. */
  ready(): Promise<void>;
};
