import { column, defineTable, type Transaction } from '../../../database/index.ts';

/** How an episode was received: counted as it happens, so that nobody counts rows to show a number. */
export const episodeCounts = defineTable(
  'episode_counts',
  {
    episodeId: column.text(),
    workId: column.text(),
    likeCount: column.integer().default('0'),
    commentCount: column.integer().default('0'),
    viewCount: column.integer().default('0'),
  },
  { key: ['episodeId'] },
);

/** Begins to count for a new episode. */
export const startCounts = (tx: Transaction, episodeId: string, workId: string): Promise<void> =>
  episodeCounts.insert(tx, { episodeId, workId });

/** What readers see counted under an episode. */
export type Counted = 'like_count' | 'comment_count' | 'view_count';

/**
 * Moves a count of episodes by so much each, never below none. Whoever moves several waits for nobody who does the same.
 * @returns the works they belong to
 */
export async function addToCounts(
  tx: Transaction,
  counted: Counted,
  differences: ReadonlyMap<string, number>,
): Promise<string[]> {
  const ids = [...differences.keys()].toSorted();
  if (ids.length === 0) return [];
  const moved = await tx.query<{ workId: string }>(
    `addTo_${counted}`,
    `UPDATE episode_counts c SET ${counted} = greatest(0, c.${counted} + d.difference)
     FROM (SELECT * FROM unnest($1::text[], $2::int[]) AS g (id, difference) ORDER BY id) d WHERE c.episode_id = d.id RETURNING c.work_id AS "workId"`,
    [ids, ids.map((id) => differences.get(id) ?? 0)],
  );
  return [...new Set(moved.map(({ workId }) => workId))];
}
