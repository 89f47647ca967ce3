import { defineLoader } from '../../graphql/defineLoader.ts';
import { countUnreadEpisodes, findBookmarked } from './store/bookmarks.ts';
import { findEpisodeCounts, findWorkCounts, type EpisodeCounts, type WorkCounts } from './store/counts.ts';
import { findHistories, type ReadingHistoryRecord } from './store/histories.ts';
import { findViewerLikes } from './store/likes.ts';

export const episodeCountsLoader = defineLoader<string, EpisodeCounts>('episodeCounts', (ids, { reader }) =>
  findEpisodeCounts(reader, ids),
);
export const workCountsLoader = defineLoader<string, WorkCounts>('workCounts', (ids, { reader }) =>
  findWorkCounts(reader, ids),
);
export const viewerLikesLoader = defineLoader<string, number>('viewerLikes', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : findViewerLikes(reader, actor.accountId, ids),
);
export const bookmarkedLoader = defineLoader<string, boolean>('bookmarked', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : findBookmarked(reader, actor.accountId, ids),
);
export const unreadEpisodesLoader = defineLoader<string, number>('unreadEpisodes', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : countUnreadEpisodes(reader, actor.accountId, ids),
);
export const viewerHistoryLoader = defineLoader<string, ReadingHistoryRecord>(
  'viewerHistories',
  async (ids, { reader, actor }) =>
    actor.accountId === null ? new Map() : findHistories(reader, actor.accountId, ids),
);
