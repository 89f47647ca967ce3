import type { Readable } from 'node:stream';
import type { ObjectStore } from '@komawari/storage/objects';
import type { StoredFile } from './StoredFile.ts';

/** A page that readers get. */
export interface WrittenPage {
  /** `unchanged` when these very bytes were there, so that caches stay valid. */
  outcome: 'written' | 'unchanged';
  /** Adds the precompressed forms and makes everything survive a power cut. Must be called before the page counts as stored. */
  complete(): Promise<void>;
}

/** A derivative that readers get; `size` is in bytes. */
export interface OpenedPicture {
  size: number;
  stream: Readable;
}

/**
 * What readers are served from: pages, public pictures, and the files of the front ends. Paths of pages are kept ones (paths.ts). Any
 * number of processes use the same one; what another process did is seen within a moment.
 */
export interface PageStore {
  /** Where it is, for people. */
  readonly place: string;
  /** The page as readers get it, or null when there is none. Throws when the path is none that a page can have. */
  read(path: string): Promise<StoredFile | null>;
  /** Puts a page into the store; readers get it when this resolves. Its precompressed forms come with `complete`. */
  write(path: string, html: string): Promise<WrittenPage>;
  /** Takes a page out of the store, precompressed forms first. Returns whether it was there. */
  remove(path: string): Promise<boolean>;
  /** Whether the page is there. */
  has(path: string): Promise<boolean>;
  /** The paths of all pages and pictures that are there, whatever the database says. */
  listPaths(): AsyncIterable<string>;
  /** Puts the derivatives of a picture where readers get them. Returns whether anything was missing. */
  putImage(imageId: string, objects: ObjectStore): Promise<'written' | 'unchanged'>;
  /** Takes a picture away from readers, all sizes. Returns whether it was there. */
  withdrawImage(imageId: string): Promise<boolean>;
  /** A derivative such as `640.webp` of a public picture, or null when there is none. */
  openImage(imageId: string, name: string): Promise<OpenedPicture | null>;
  /** A file of the front ends, such as `_astro/reader.js`, or null when there is none. */
  readAsset(name: string): Promise<StoredFile | null>;
  /** Puts a file of the front ends into the store with its precompressed forms, unless these very bytes are there. */
  putAsset(name: string, body: Buffer): Promise<void>;
  /** Makes the store usable and clears away what killed processes left behind. */
  prepare(): Promise<void>;
  /** Whether it can be read and written now. */
  isReachable(): Promise<boolean>;
}

/** Names of derivatives that are served. */
export const DERIVATIVE = /^[a-z0-9-]+\.(?:webp|avif)$/;
