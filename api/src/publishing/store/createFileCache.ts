import { LRUCache } from 'lru-cache';
import type { StoredFile } from './StoredFile.ts';

/** A file as it was read, and the version it was read at. */
export interface ReadFile extends StoredFile {
  version: string;
}

interface Entry extends ReadFile {
  checkedAt: number;
}

/** Where files are kept for good. */
export interface FileSource {
  /** What changes with the file, asked for without reading it; null when there is none. */
  versionOf(file: string): Promise<string | null>;
  /** The file with its precompressed ones, all of one version; null when there is none. */
  read(file: string): Promise<ReadFile | null>;
}

export interface FileCache {
  /** The file, or null when there is none. At most `trustForMs` behind the source. */
  get(file: string): Promise<StoredFile | null>;
  /** Forgets a file that this process has just changed. */
  forget(file: string): void;
}

/** Another process may publish into the same folder; a look at the disk four times a second sees that. */
const TRUST_FOR_MS = 250;
const MAX_BYTES = 64 * 1024 * 1024;

/** Keeps files in memory in front of their source, the least recently used leave first. */
export function createFileCache(
  source: FileSource,
  { maxBytes = MAX_BYTES, trustForMs = TRUST_FOR_MS } = {},
): FileCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, br, gz }) => body.length + (br?.length ?? 0) + (gz?.length ?? 0) + 512,
  });
  return {
    async get(file) {
      const known = entries.get(file);
      const now = performance.now();
      if (known && now - known.checkedAt < trustForMs) return known;
      // A set without its precompressed files is one that is being written; it is complete at the next look.
      if (known && known.br && known.version === (await source.versionOf(file))) {
        known.checkedAt = now;
        return known;
      }
      const found = await source.read(file);
      const fresh = found && { ...found, checkedAt: now };
      if (fresh) entries.set(file, fresh);
      else entries.delete(file);
      return fresh;
    },
    forget: (file) => void entries.delete(file),
  };
}
