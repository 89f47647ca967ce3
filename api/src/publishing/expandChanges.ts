import type { Database, Transaction } from '../database/index.ts';
import { CHANNEL } from './declareChanges.ts';
import { listChangedImages } from './listChangedImages.ts';
import { parseKey, type ChangeKey } from './keys.ts';
import { listOwnPaths } from './pages/families.ts';
import type { Log } from './PublisherParts.ts';
import { imagePath } from './paths.ts';

/** Changes taken in one go; a fan-out of 10,000 pages is one change. */
const CHANGES_AT_ONCE = 500;

/** Pages a batch draws from one snapshot: all of an ordinary publication. */
export const PAGES_AT_ONCE = 24;

/** A changed key with what it is about. */
export type ParsedChange = ChangeKey & { key: string };

/** A path that has to be looked at again, and the key that says so. */
export interface StalePath {
  path: string;
  key: string;
}

/** The ids among the changes of one entity type. `own` leaves out changes of its lists. */
export function idsOf(changes: readonly ParsedChange[], type: string, { own = false } = {}): string[] {
  return [
    ...new Set(
      changes.flatMap((change) =>
        change.type === type && change.id !== null && (!own || change.part === null) ? [change.id] : [],
      ),
    ),
  ];
}

/** Pages whose recorded dependencies name a changed key. Pictures are decided by listChangedImages. */
const listDependents = (tx: Transaction, changed: readonly string[]): Promise<StalePath[]> =>
  tx.query(
    'listDependents',
    `SELECT path, key FROM page_dependencies WHERE key = ANY($1) AND path NOT LIKE '/images/%'`,
    [changed],
  );

async function markStale(tx: Transaction, stale: readonly StalePath[]): Promise<void> {
  const reasons = new Map<string, Set<string>>();
  for (const { path, key } of stale) reasons.set(path, (reasons.get(path) ?? new Set()).add(key));
  if (reasons.size === 0) return;
  await tx.query('markStale', 'INSERT INTO stale_pages (path, reason) SELECT * FROM unnest($1::text[], $2::text[])', [
    [...reasons.keys()],
    [...reasons.values()].map((names) => [...names].toSorted().join(' ')),
  ]);
  // More than one batch: others who sleep may help.
  if (reasons.size > PAGES_AT_ONCE) await tx.query('callHelpers', `SELECT pg_notify('${CHANNEL}', '')`);
}

/**
 * Turns declared changes into stale pages: pages that depend on the keys, and pages and pictures that now exist or cease
 * to exist. One transaction, so that a change is either still unexpanded or all its pages are marked.
 * Returns how many changes it took; other workers take others at the same time.
 */
export async function expandChanges(database: Database, log?: Pick<Log, 'error'>): Promise<number> {
  return database.transact(async (tx) => {
    await tx.query(
      'prepareExpansion',
      `SELECT set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
    );
    const rows = await tx.query<{ id: string; key: string }>(
      'takeChanges',
      'SELECT id, key FROM content_changes WHERE expanded_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED',
      [CHANGES_AT_ONCE],
    );
    if (rows.length === 0) return 0;
    const changed = [...new Set(rows.map(({ key }) => key))];
    const parsed = changed.flatMap((key) => {
      const about = parseKey(key);
      // Written by a newer release, or by hand: pages that name it are drawn again, and somebody has to look.
      if (!about) log?.error({ key }, 'a change has a key that this release does not know');
      return about ? [{ ...about, key }] : [];
    });
    // Pages first: a page is complete without the copies of its pictures, which the API serves until they are there.
    const pages = [...(await listOwnPaths(tx, parsed)), ...(await listDependents(tx, changed))];
    const images = await listChangedImages(tx, parsed);
    await markStale(tx, [...pages, ...images.map(({ id, key }) => ({ path: imagePath(id), key }))]);
    await tx.query('markExpanded', 'UPDATE content_changes SET expanded_at = now() WHERE id = ANY($1)', [
      rows.map(({ id }) => id),
    ]);
    return rows.length;
  });
}
