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
