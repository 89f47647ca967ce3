import { column, defineTable, type Reader, type Transaction } from '../../database/index.ts';
import type { ListedRow } from './ListedRow.ts';

export const storedPages = defineTable(
  'stored_pages',
  {
    path: column.text(),
    /** The build of the site that drew the page; null for a picture. */
    buildId: column.text().orNull(),
    renderedAt: column.instant().default('now()'),
  },
  { key: ['path'] },
);

/** Records what is in the store now. SQL, because one statement takes the whole batch and says what is new of a page that was there. */
export async function recordStored(
  tx: Transaction,
  pages: readonly { path: string; buildId: string | null }[],
): Promise<void> {
  await tx.query(
    'recordStored',
    `INSERT INTO stored_pages (path, build_id) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (path) DO UPDATE SET build_id = excluded.build_id, rendered_at = now()`,
    [pages.map(({ path }) => path), pages.map(({ buildId }) => buildId)],
  );
}

/** Forgets what is no longer in the store. SQL, because readers wait for what the publisher does. */
export async function forgetRemoved(tx: Transaction, paths: readonly string[]): Promise<void> {
  await tx.query('forgetRemoved', 'DELETE FROM stored_pages WHERE path = ANY($1)', [paths]);
}

/** Recorded paths, in their order. */
export const listStored = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listStored',
    'SELECT path AS id, path AS name FROM stored_pages WHERE path > $1 ORDER BY path LIMIT $2',
    [after, limit],
  );

/** Which of these paths were recorded at that instant or later, by the database's clock. */
export async function findStoredSince(reader: Reader, paths: readonly string[], since: Date): Promise<Set<string>> {
  const rows = await reader.query<{ path: string }>(
    'findStoredSince',
    'SELECT path FROM stored_pages WHERE path = ANY($1) AND rendered_at >= $2',
    [paths, since],
  );
  return new Set(rows.map(({ path }) => path));
}
