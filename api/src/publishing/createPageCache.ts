import { LRUCache } from 'lru-cache';
import { readOnce, type Transaction } from '../database/index.ts';
import { readLanguagePath } from '../kernel/languagePaths.ts';
import { keys, type Key } from './keys.ts';
import { gatedPathOf } from './pages/maturePages.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { renderPage } from './renderPage.ts';
import { compress } from './store/compress.ts';
import { hasChanged, readNextChange, readSnapshot, type Validity } from './store/contentChanges.ts';
import { hashOf, type StoredFile } from './store/StoredFile.ts';

/** Pages that are not stored, in the memory of one process. */
export interface PageCache {
  /** What was drawn of a path before, if nothing that it shows has changed since: one statement. Null otherwise. */
  find(path: string): Promise<StoredFile | null>;
  /** Draws a page as it is now and keeps it; null when a guest finds nothing there. */
  draw(path: string): Promise<StoredFile | null>;
}

interface CachedPage {
  file: StoredFile;
  keys: readonly Key[];
  validity: Validity;
}

/** A page takes some 80 kB with its compressed forms. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Far shorter than changes are noted for, and than a restored backup takes. */
const MAX_AGE_MS = 600_000;

/** What a page takes in bytes, with the keys it was made of: the longer a list, the more it has. */
export const sizeOf = ({ file: { body, br, gz }, keys: made }: CachedPage, path: string): number =>
  body.length + (br?.length ?? 0) + (gz?.length ?? 0) + Buffer.byteLength(made.join('') + path);

async function drawFrom(
  parts: PublisherParts,
  transaction: Transaction,
  { path, snapshot }: { path: string; snapshot: string },
): Promise<CachedPage | null> {
  const drawn = await renderPage(parts, { snapshot: readOnce(transaction), loaders: new Map() }, path);
  if (drawn.html === null) return null;
  const body = Buffer.from(drawn.html);
  const file = { body, ...(await compress(body, 'fast')), hash: hashOf(body) };
  // Changes that are no longer noted cannot be looked for.
  const watched = [...drawn.keys, keys.forgotten];
  return { file, keys: watched, validity: { snapshot, until: await readNextChange(transaction, watched) } };
}

/**
 * Pages that are drawn for whoever asks. A drawing is used again as long as no change of its keys was committed that a
 * snapshot from just before it did not show, which the database is asked each time. So nobody has to be told of a change, and what is withdrawn
 * is gone with the commit that withdraws it.
 */
export function createPageCache(parts: PublisherParts): PageCache {
  const cached = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf, ttl: MAX_AGE_MS });
  return {
    async find(path) {
      const known = cached.get(path);
      if (!known) return null;
      if (!(await hasChanged(parts.database, known.keys, known.validity))) return known.file;
      if (cached.peek(path) === known) cached.delete(path);
      return null;
    },
    async draw(path) {
      // The other language's renderer takes a third of a second to load: not while a snapshot is open.
      if (readLanguagePath(gatedPathOf(path) ?? path)) await parts.translation?.findRenderer();
      // Not that of the drawing: its clock is that of its beginning, by which what was published between that and its first
      // statement, and by now is on all other pages, has yet to come.
      const snapshot = await readSnapshot(parts.database);
      const drawn = await parts.database.snapshot((transaction) => drawFrom(parts, transaction, { path, snapshot }));
      if (!drawn) return null;
      cached.set(path, drawn);
      return drawn.file;
    },
  };
}
