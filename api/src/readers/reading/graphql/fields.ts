import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { canBookmarkWork, WorkRef } from '../../../publications/works/index.ts';
import { keys } from '../../../publishing/index.ts';
import {
  bookmarkedLoader,
  episodeCountsLoader,
  unreadEpisodesLoader,
  viewerLikesLoader,
  workCountsLoader,
} from '../loaders.ts';
import { canLikeEpisode } from '../policy.ts';
import type { EpisodeCounts, WorkCounts } from '../store/counts.ts';

const NONE: WorkCounts = { likeCount: 0, commentCount: 0, viewCount: 0, bookmarkCount: 0 };

const EpisodeStatistic = builder.objectRef<EpisodeCounts>('EpisodeStatistic').implement({
  description: 'Counts of an episode. A page refreshes them by itself.',
  fields: (t) => ({
    likeCount: t.exposeInt('likeCount', { description: 'Likes, up to 10 from each reader.' }),
    commentCount: t.exposeInt('commentCount', { description: 'Comments.' }),
    viewCount: t.exposeInt('viewCount', {
      description: 'Views: one per person and episode in 30 minutes, without the creator and crawlers.',
    }),
  }),
});

const WorkStatistic = builder.objectRef<WorkCounts & { workId: string }>('WorkStatistic').implement({
  description: 'Counts of a work, over the episodes readers can see.',
  fields: (t) => ({
    viewCount: t.exposeInt('viewCount', { description: 'Views of all episodes.' }),
    likeCount: t.exposeInt('likeCount', { description: 'Likes of all episodes.' }),
    commentCount: t.int({
      description: 'Comments on all episodes.',
      resolve({ workId, commentCount }, _args, context) {
        context.dependsOn(keys.workComments(workId));
        return commentCount;
      },
    }),
    bookmarkCount: t.exposeInt('bookmarkCount', { description: 'Readers who bookmarked it.' }),
  }),
});

builder.objectFields(EpisodeRef, (t) => ({
  statistic: t.field({
    type: EpisodeStatistic,
    description: 'Its counts.',
    resolve: async (episode, _args, context) => (await episodeCountsLoader(context).load(episode.id)) ?? NONE,
  }),
  likeCount: t.int({
    description: 'Likes of all readers.',
    resolve: async (episode, _args, context) => (await episodeCountsLoader(context).load(episode.id))?.likeCount ?? 0,
  }),
  viewerCanLike: t.boolean({
    description: 'Whether who asks may like it: its author may not.',
    resolve: (episode, _args, { actor }) => canLikeEpisode(actor, episode),
  }),
  viewerLikeCount: t.int({
    description: 'Likes of who asks, 0 to 10.',
    resolve: async (episode, _args, context) => (await viewerLikesLoader(context).load(episode.id)) ?? 0,
  }),
}));

builder.objectFields(WorkRef, (t) => ({
  statistic: t.field({
    type: WorkStatistic,
    description: 'Its counts.',
    resolve: async (work, _args, context) => ({
      ...((await workCountsLoader(context).load(work.id)) ?? NONE),
      workId: work.id,
    }),
  }),
  viewerHasBookmarked: t.boolean({
    description: 'Whether who asks bookmarked it.',
    resolve: async (work, _args, context) => (await bookmarkedLoader(context).load(work.id)) ?? false,
  }),
  viewerUnreadEpisodeCount: t.int({
    description: 'Episodes that came out since who asks bookmarked it and were not opened yet; 0 without a bookmark.',
    resolve: async (work, _args, context) => (await unreadEpisodesLoader(context).load(work.id)) ?? 0,
  }),
  canBookmark: t.boolean({
    description: 'Whether who asks may bookmark it.',
    resolve: (work, _args, { actor }) => canBookmarkWork(actor, work),
  }),
}));
