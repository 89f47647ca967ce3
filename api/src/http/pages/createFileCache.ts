import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** A file with its precompressed ones, all of one version. */
export interface CachedFile {
  body: Buffer;
  br: Buffer | null;
  gz: Buffer | null;
  /** Changes with the content; without quotes. */
  hash: string;
}

interface Entry extends CachedFile {
  version: string;
  checkedAt: number;
}

export interface FileCache {
  /** The file, or null when there is none. At most `trustForMs` behind the disk. */
  get(file: string): Promise<CachedFile | null>;
  /** Forgets a file that this process has just changed. */
  forget(file: string): void;
}

/** Another process may publish into the same folder; a look at the disk four times a second sees that. */
const TRUST_FOR_MS = 250;
const MAX_BYTES = 64 * 1024 * 1024;

/** Precompressed files are replaced around their file (store/writeFileSet.ts), so reading starts over when the file changed meanwhile. */
const ATTEMPTS = 4;

async function versionOf(file: string): Promise<string | null> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found?.isFile() ? `${found.ino}-${found.mtimeNs}-${found.size}` : null;
}

const readOrNull = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** Changes with the content. */
export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);

async function readSet(file: string): Promise<Entry | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const version = await versionOf(file);
    if (version === null) return null;
    const [body, br, gz] = await Promise.all([readOrNull(file), readOrNull(`${file}.br`), readOrNull(`${file}.gz`)]);
    if (body === null || (await versionOf(file)) !== version) continue;
    return { body, br, gz, hash: hashOf(body), version, checkedAt: performance.now() };
  }
  return null;
}

/** Keeps files in memory in front of the disk, the least recently used leave first. */
export function createFileCache({ maxBytes = MAX_BYTES, trustForMs = TRUST_FOR_MS } = {}): FileCache {
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
      if (known && known.br && known.version === (await versionOf(file))) {
        known.checkedAt = now;
        return known;
      }
      const fresh = await readSet(file);
      if (fresh) entries.set(file, fresh);
      else entries.delete(file);
      return fresh;
    },
    forget: (file) => void entries.delete(file),
  };
}
