import type { Database } from '../database/index.ts';
import { FIXED_PATHS } from './pages/families.ts';
import { unavailablePathIn } from './pages/unavailablePages.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { markPagesOfOlderBuilds, markPathsStale } from './store/stalePages.ts';

/** Pages of an older build that are drawn again at a time, while nothing else is waiting: what is published meanwhile waits for these. */
const PAGES_OF_OLDER_BUILDS = 8;

/**
 * Pages that every site has, whether or not anything was ever published on it. The one of the other language is looked at each time:
 * a build that differs in that language alone is no other build to the stored pages.
 */
export async function markMissingFixedPages({ database, store, translation }: PublisherParts): Promise<void> {
  const missing: string[] = translation ? [unavailablePathIn(translation.language)] : [];
  for (const path of FIXED_PATHS) if (!(await store.has(path))) missing.push(path);
  if (missing.length > 0) await database.transact((tx) => markPathsStale(tx, missing, 'missing'));
}

/**
 * Takes a few pages that an older build drew into the queue. The build that started last does this; others that still
 * drain leave it alone. Returns how many there were.
 */
export const takePagesOfOlderBuilds = (database: Database, buildId: string): Promise<number> =>
  database.transact((tx) => markPagesOfOlderBuilds(tx, buildId, PAGES_OF_OLDER_BUILDS));
