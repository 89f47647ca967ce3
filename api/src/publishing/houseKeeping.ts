import type { Database } from '../database/index.ts';
import { FIXED_PATHS } from './pages/families.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { markPathsStale } from './publishBatch.ts';

/** Pages of an older build that are drawn again at a time, while nothing else is waiting. */
const PAGES_OF_OLDER_BUILDS = 24;

/** Registers this process's build as the one that pages are drawn with. */
export async function announceBuild(database: Database, buildId: string): Promise<void> {
  await database.query(
    'announceBuild',
    `INSERT INTO site_builds (build_id) VALUES ($1) ON CONFLICT (build_id) DO UPDATE SET started_at = now()`,
    [buildId],
  );
}

/** Pages that every site has, whether or not anything was ever published on it. */
export async function markMissingFixedPages({ database, store }: PublisherParts): Promise<void> {
  const missing: string[] = [];
  for (const path of FIXED_PATHS) if (!(await store.has(path))) missing.push(path);
  if (missing.length > 0) await markPathsStale(database, missing, 'missing');
}

/**
 * Takes a few pages that an older build drew into the queue. The build that started last does this; others that still
 * drain leave it alone. Returns how many there were.
 */
export async function markPagesOfOlderBuilds(database: Database, buildId: string): Promise<number> {
  const rows = await database.query(
    'markPagesOfOlderBuilds',
    `WITH older AS (SELECT path FROM stored_pages WHERE build_id < $1 UNION ALL SELECT path FROM stored_pages WHERE build_id > $1)
     INSERT INTO stale_pages (path, reason)
     SELECT o.path, 'build' FROM older o
     WHERE (SELECT build_id FROM site_builds ORDER BY started_at DESC LIMIT 1) = $1
       AND NOT EXISTS (SELECT 1 FROM stale_pages s WHERE s.path = o.path)
     LIMIT $2 RETURNING path`,
    [buildId, PAGES_OF_OLDER_BUILDS],
  );
  return rows.length;
}

/** Forgets changes long expanded. A day is far more than any page takes to draw, which is how long they are needed. */
export async function forgetOldChanges(database: Database): Promise<void> {
  await database.query('forgetOldChanges', `DELETE FROM content_changes WHERE expanded_at < now() - interval '1 day'`);
}
