import pLimit from 'p-limit';
import { readOnce, type Transaction } from '../database/index.ts';
import { PAGES_AT_ONCE } from './expandChanges.ts';
import { findGonePages } from './findGonePages.ts';
import { findPublicImages, type PublicUse } from './findPublicImages.ts';
import { describePath } from './pages/families.ts';
import { inSpan } from '../kernel/traces.ts';
import { groupByTurn, inTurns } from './orderOfDrawing.ts';
import { imageOfPath } from './paths.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { renderPage } from './renderPage.ts';
import type { Claim } from './store/pathLocks.ts';
import { readMarks } from './store/stalePages.ts';
import { hashOf } from './store/StoredFile.ts';

/** What happened to a path. */
export type Outcome = 'rendered' | 'unchanged' | 'removed' | 'absent' | 'failed';

/** A path that was worked on. `keys` are what it was made of, `watched` what else would have changed the outcome. */
export interface Drawn {
  path: string;
  outcome: Outcome;
  isStored: boolean;
  buildId: string | null;
  /** What caches in front are told of the page by; null where there are none, and for what is no stored page. */
  version: string | null;
  keys: string[];
  watched: string[];
  error?: unknown;
}

/** The paths of a batch, why they were stale, and an instant all of which they show. */
export interface DrawnBatch {
  /**
   * pg_snapshot as text, from before the transaction that drew began. What was published between its beginning and its first statement is in its
   * snapshot, and by its clock, which is that of its beginning, not out yet.
   */
  instant: string;
  staleIds: Map<string, string[]>;
  /** The keys, or the words, for which each path was stale. */
  reasons: Map<string, string[]>;
  drawn: Drawn[];
}

/** Pages drawn side by side ask for the same things in the same statements; more than this only takes memory. */
const RENDERS_AT_ONCE = 24;
/** Pictures moved and pages compressed at a time. */
const FILES_AT_ONCE = 8;

/** Reads the stale rows inside the snapshot: what they stand for was committed before, so the snapshot shows it. */
async function readStale(snapshot: Transaction, paths: readonly string[]) {
  const marks = await readMarks(snapshot, paths);
  const staleIds = new Map<string, string[]>();
  for (const { id, path } of marks) staleIds.set(path, [...(staleIds.get(path) ?? []), id]);
  const reasons = new Map<string, string[]>();
  for (const { path, reason } of marks) reasons.set(path, [...(reasons.get(path) ?? []), ...reason.split(' ')]);
  return { staleIds, reasons };
}

async function storePage(
  parts: PublisherParts,
  path: string,
  page: { html: string | null; keys: string[] },
): Promise<Drawn & { complete?: () => Promise<void> }> {
  const facts = { path, keys: page.keys, watched: [], buildId: parts.renderer.buildId, version: null };
  if (page.html === null) {
    const wasThere = await parts.store.remove(path);
    return { ...facts, outcome: wasThere ? 'removed' : 'absent', isStored: false };
  }
  const { outcome, complete } = await parts.store.write(path, page.html);
  const version = parts.purgeTargets?.length ? hashOf(Buffer.from(page.html)) : null;
  return { ...facts, outcome: outcome === 'written' ? 'rendered' : 'unchanged', isStored: true, complete, version };
}

async function storeImage(parts: PublisherParts, path: string, use: PublicUse | undefined): Promise<Drawn> {
  const id = imageOfPath(path)!;
  const facts = { path, keys: use?.keys ?? [], watched: use?.watched ?? [], buildId: null, version: null };
  if (!use) return { ...facts, outcome: (await parts.store.withdrawImage(id)) ? 'removed' : 'absent', isStored: false };
  const outcome = await parts.store.putImage(id, parts.objects);
  return { ...facts, outcome: outcome === 'written' ? 'rendered' : 'unchanged', isStored: true };
}

/** A path that could not be worked on. */
export const failed = (path: string, error: unknown): Drawn => ({
  path,
  outcome: 'failed',
  isStored: false,
  buildId: null,
  version: null,
  keys: [],
  watched: [],
  error,
});

/** Works on one path; what goes wrong is that path's own failure. */
const attempt = (path: string, work: () => Promise<Drawn>): Promise<Drawn> =>
  work().catch((error: unknown) => failed(path, error));

/**
 * Draws pages and puts them where readers get them; each is live as soon as it is drawn, without precompressed files. The next
 * group is drawn while the files of the one before are written.
 */
async function drawPages(
  parts: PublisherParts,
  snapshot: Transaction,
  groups: readonly string[][],
  gone: ReadonlyMap<string, string[]>,
): Promise<(Drawn & { complete?: () => Promise<void> })[]> {
  const limit = pLimit(RENDERS_AT_ONCE);
  const loaders = new Map<string, unknown>();
  return inTurns(groups, (path) => {
    // What lies in the store under a path that no route has leaves it without being asked about.
    const known = gone.get(path) ?? (describePath(path) ? null : []);
    const drawn = known
      ? Promise.resolve({ html: null, keys: known })
      : limit(() => inSpan('draw', { 'url.path': path }, () => renderPage(parts, { snapshot, loaders }, path)));
    const stored = attempt(path, async () => {
      const page = await drawn;
      const outcome = await inSpan('store', { 'url.path': path }, () => storePage(parts, path, page));
      await parts.moments?.written?.(path);
      return outcome;
    });
    return { drawn, stored };
  });
}

/** How each picture may be used by a guest at the snapshot's instant, or why that could not be found out. */
async function readUses(
  snapshot: Transaction,
  paths: readonly string[],
): Promise<Map<string, PublicUse> | { error: unknown }> {
  if (paths.length === 0) return new Map();
  return findPublicImages(
    snapshot,
    paths.map((path) => imageOfPath(path)!),
  ).catch((error: unknown) => ({ error }));
}

/**
 * Draws claimed paths from one snapshot and puts them into the page store: first all pages, because readers wait for
 * them, those they look for soonest in front, then their precompressed files and the pictures. A page that fails stays stale and keeps nobody from theirs.
 */
export async function drawBatch(parts: PublisherParts, { paths: claimed, instant }: Claim): Promise<DrawnBatch> {
  const { stale, live, images, uses } = await parts.database.snapshot(async (transaction) => {
    const snapshot = readOnce(transaction);
    const stale = await readStale(snapshot, claimed);
    const paths = claimed.filter((path) => stale.staleIds.has(path));
    await parts.moments?.snapshotTaken?.(paths);
    const images = paths.filter((path) => imageOfPath(path) !== null);
    const pages = paths.filter((path) => imageOfPath(path) === null);
    // More than a batch draws was claimed because most of it is only to be taken away.
    const gone = pages.length > PAGES_AT_ONCE ? await findGonePages(snapshot, pages) : new Map<string, string[]>();
    const toDraw = pages.filter((path) => !gone.has(path));
    const turns = groupByTurn(toDraw, (path) => stale.reasons.get(path)!);
    const live = await drawPages(parts, snapshot, gone.size > 0 ? [[...gone.keys()], ...turns] : turns, gone);
    return { stale, live, images, uses: await readUses(snapshot, images) };
  });
  const limit = pLimit(FILES_AT_ONCE);
  const drawn = await Promise.all([
    ...live.map(({ complete, ...page }) =>
      attempt(page.path, async () => {
        if (complete) await limit(complete);
        return page;
      }),
    ),
    ...images.map((path) =>
      attempt(path, async () => {
        if ('error' in uses) throw uses.error;
        const image = await limit(() => storeImage(parts, path, uses.get(imageOfPath(path)!)));
        await parts.moments?.written?.(path);
        return image;
      }),
    ),
  ]);
  return { ...stale, instant, drawn };
}
