import pLimit from 'p-limit';
import type { Transaction } from '../database/index.ts';
import { findPublicImages } from './findPublicImages.ts';
import { readOnce } from './readOnce.ts';
import { imageOfPath } from './paths.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { renderPage } from './renderPage.ts';
import { publishImage, withdrawImage } from './store/publishImage.ts';

/** What happened to a path. */
export type Outcome = 'rendered' | 'unchanged' | 'removed' | 'absent' | 'failed';

/** A path that was worked on. `keys` are what it was made of, `watched` what else would have changed the outcome. */
export interface Drawn {
  path: string;
  outcome: Outcome;
  isStored: boolean;
  buildId: string | null;
  keys: string[];
  watched: string[];
  error?: unknown;
}

/** The paths of a batch, why they were stale, and the instant they were drawn at. */
export interface DrawnBatch {
  /** pg_snapshot as text. */
  instant: string;
  staleIds: Map<string, string[]>;
  reasons: string[];
  drawn: Drawn[];
}

/** Pages drawn side by side ask for the same things in the same statements; more than this only takes memory. */
const RENDERS_AT_ONCE = 8;

/** Reads the stale rows inside the snapshot: what they stand for was committed before, so the snapshot shows it. */
async function readStale(snapshot: Transaction, paths: readonly string[]) {
  const rows = await snapshot.query<{ instant: string; id: string | null; path: string; reason: string }>(
    'readStale',
    `SELECT pg_current_snapshot()::text AS instant, s.id, s.path, s.reason
     FROM (SELECT 1) AS one LEFT JOIN stale_pages s ON s.path = ANY($1)`,
    [paths],
  );
  const staleIds = new Map<string, string[]>();
  for (const { id, path } of rows) if (id !== null) staleIds.set(path, [...(staleIds.get(path) ?? []), id]);
  const reasons = new Set(rows.flatMap(({ id, reason }) => (id === null ? [] : reason.split(' '))));
  return { instant: rows[0]!.instant, staleIds, reasons: [...reasons].toSorted() };
}

async function storePage(
  parts: PublisherParts,
  path: string,
  page: { html: string | null; keys: string[] },
): Promise<Drawn> {
  const facts = { path, keys: page.keys, watched: [], buildId: parts.renderer.buildId };
  if (page.html === null) {
    const wasThere = await parts.store.remove(path);
    return { ...facts, outcome: wasThere ? 'removed' : 'absent', isStored: false };
  }
  const outcome = await parts.store.write(path, page.html);
  return { ...facts, outcome: outcome === 'written' ? 'rendered' : 'unchanged', isStored: true };
}

async function storeImage(
  parts: PublisherParts,
  path: string,
  use: { keys: string[]; watched: string[] } | undefined,
): Promise<Drawn> {
  const id = imageOfPath(path)!;
  const facts = { path, keys: use?.keys ?? [], watched: use?.watched ?? [], buildId: null };
  if (!use)
    return { ...facts, outcome: (await withdrawImage(parts.store, id)) ? 'removed' : 'absent', isStored: false };
  const outcome = await publishImage(parts.store, parts, id);
  return { ...facts, outcome: outcome === 'written' ? 'rendered' : 'unchanged', isStored: true };
}

const failed = (path: string, error: unknown): Drawn => ({
  path,
  outcome: 'failed',
  isStored: false,
  buildId: null,
  keys: [],
  watched: [],
  error,
});

/**
 * Draws claimed paths from one snapshot and puts them into the page store, pages before pictures. Each page is live as
 * soon as it is drawn; a page that fails stays stale and keeps nobody from theirs.
 */
export async function drawBatch(parts: PublisherParts, claimed: readonly string[]): Promise<DrawnBatch> {
  const limit = pLimit(RENDERS_AT_ONCE);
  const stored: Promise<Drawn>[] = [];
  const store = async (path: string, work: () => Promise<Drawn>): Promise<Drawn> => {
    try {
      const drawn = await work();
      await parts.moments?.written?.(path);
      return drawn;
    } catch (error) {
      return failed(path, error);
    }
  };
  // The claim ends with the caller's transaction, so nothing may still be writing when this function is left.
  const batch = await parts.database
    .snapshot(async (transaction) => {
      const snapshot = readOnce(transaction);
      const loaders = new Map<string, unknown>();
      const stale = await readStale(snapshot, claimed);
      const paths = claimed.filter((path) => stale.staleIds.has(path));
      await parts.moments?.snapshotTaken?.(paths);
      const pages = paths.filter((path) => imageOfPath(path) === null);
      const images = paths.filter((path) => imageOfPath(path) !== null);
      await Promise.all(
        pages.map((path) =>
          limit(async () => {
            const page = await renderPage(parts, { snapshot, loaders }, path).catch((error: unknown) =>
              failed(path, error),
            );
            // Not awaited here: the next page is drawn while this one is compressed and written.
            stored.push('html' in page ? store(path, () => storePage(parts, path, page)) : Promise.resolve(page));
          }),
        ),
      );
      const uses =
        images.length > 0
          ? await findPublicImages(
              snapshot,
              images.map((path) => imageOfPath(path)!),
            ).catch((error: unknown) => ({ error }))
          : new Map();
      for (const path of images) {
        stored.push(
          'error' in uses
            ? Promise.resolve(failed(path, uses.error))
            : limit(() => store(path, () => storeImage(parts, path, uses.get(imageOfPath(path)!)))),
        );
      }
      return stale;
    })
    .finally(() => Promise.all(stored));
  return { ...batch, drawn: await Promise.all(stored) };
}
