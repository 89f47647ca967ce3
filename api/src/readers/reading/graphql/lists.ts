import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import {
  canSeeEpisode,
  episodeLoader,
  EpisodeRef,
  loadVisibleEpisode,
  type EpisodeRecord,
} from '../../../publications/episodes/index.ts';
import { RegisteredViewerRef, ViewerRef } from '../../../graphql/viewerRefs.ts';
import {
  canSeeWork,
  loadVisibleWork,
  WorkConnection,
  workLoader,
  WorkRef,
  type WorkRecord,
} from '../../../publications/works/index.ts';
import { loadOwnStatistic } from '../creatorStatistic.ts';
import { viewerHistoryLoader } from '../loaders.ts';
import { listBookmarkedWorks, listOwnHistories } from '../ownLists.ts';
import type { BookmarkOrder } from '../store/bookmarks.ts';
import type { CreatorStatisticRecord } from '../store/counts.ts';
import type { ReadingHistoryRecord } from '../store/histories.ts';

const pageArgs = { first: 'Up to 100.', after: 'Cursor of the last one seen.' } as const;

const ReadingHistory = builder.objectRef<ReadingHistoryRecord>('ReadingHistory').implement({
  description: 'Where an account stands in an episode.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: (history, _args, context) => loadVisibleEpisode(context, history.episodeId),
    }),
    work: t.field({
      type: WorkRef,
      description: 'Its work.',
      resolve: (history, _args, context) => loadVisibleWork(context, history.workId),
    }),
    leavePosition: t.exposeFloat('leavePosition', { description: 'How far it was read, 0 to 1.' }),
    pageNumber: t.exposeInt('pageNumber', { description: 'The page it was left at, from 1.' }),
    isCompleted: t.exposeBoolean('isCompleted', { description: 'Whether the last page was reached once.' }),
    readAt: t.expose('readAt', { type: 'DateTime', description: 'When it was read last.' }),
  }),
});
const ReadingHistoryConnection = defineConnection('ReadingHistory', ReadingHistory);

builder.objectField(EpisodeRef, 'viewerReadingHistory', (t) =>
  t.field({
    type: ReadingHistory,
    nullable: true,
    description: 'Where who asks stands in it; null when it was never read.',
    resolve: (episode, _args, context) => viewerHistoryLoader(context).load(episode.id),
  }),
);

const BookmarkSort = builder.enumType('BookmarkSort', {
  description: 'Order of bookmarks.',
  values: {
    ADDED: { description: 'Latest bookmark first.' },
    UPDATED: { description: 'Work with the latest episode first.' },
  } satisfies Record<BookmarkOrder, object>,
});

builder.interfaceField(ViewerRef, 'bookmarkedWorks', (t) =>
  t.field({
    type: WorkConnection,
    description:
      'Bookmarked works that can still be seen. A guest has those of this browser, until they sign up and after.',
    args: {
      first: t.arg.int({ description: pageArgs.first }),
      after: t.arg.string({ description: pageArgs.after }),
      sort: t.arg({ type: BookmarkSort, description: 'In what order; ADDED when absent.' }),
      title: t.arg.string({ description: 'Only works with this in their title, whatever its case, width and kana.' }),
    },
    resolve: async (_viewer, asked, context) =>
      toConnection(await listBookmarkedWorks(context, asked), (work) => work, asked.after),
  }),
);

builder.objectFields(RegisteredViewerRef, (t) => ({
  readingHistories: t.field({
    type: ReadingHistoryConnection,
    description: 'What was read, latest first.',
    args: { first: t.arg.int({ description: pageArgs.first }), after: t.arg.string({ description: pageArgs.after }) },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnHistories(context, page), (row) => row, page.after),
  }),
}));

interface StatisticsNode {
  episodes: EpisodeRecord[];
  works: WorkRecord[];
}

const Statistics = builder.objectRef<StatisticsNode>('Statistics').implement({
  description: 'Things whose counts a page refreshes.',
  fields: (t) => ({
    episodes: t.expose('episodes', {
      type: [EpisodeRef],
      description: 'Those of the episodes asked for that can be seen.',
    }),
    works: t.expose('works', { type: [WorkRef], description: 'Those of the works asked for that can be seen.' }),
  }),
});

/** One page shows at most this many cards. */
const MAX_IDS = 300;

builder.queryField('statistics', (t) =>
  t.field({
    type: Statistics,
    description:
      'The one batched query with which a published page refreshes its counts. What cannot be seen is left out.',
    authScopes: { public: true },
    args: {
      episodeIds: t.arg.idList({ description: 'Up to 300.' }),
      workIds: t.arg.idList({ description: 'Up to 300.' }),
    },
    resolve: async (_root, { episodeIds, workIds }, context) => {
      const episodes = await Promise.all(
        (episodeIds ?? []).slice(0, MAX_IDS).map((id) => episodeLoader(context).load(id)),
      );
      const works = await Promise.all((workIds ?? []).slice(0, MAX_IDS).map((id) => workLoader(context).load(id)));
      return {
        episodes: episodes.filter(
          (episode) => episode !== null && canSeeEpisode(context.actor, episode),
        ) as EpisodeRecord[],
        works: works.filter((work) => work !== null && canSeeWork(context.actor, work)) as WorkRecord[],
      };
    },
  }),
);

const CreatorStatistic = builder.objectRef<CreatorStatisticRecord>('CreatorStatistic').implement({
  description: 'What happened around the works of a creator on some days in Tokyo, today included.',
  fields: (t) => ({
    viewCount: t.exposeInt('viewCount', { description: 'Openings of episodes.' }),
    likeCount: t.exposeInt('likeCount', { description: 'Likes given.' }),
    commentCount: t.exposeInt('commentCount', { description: 'Comments written.' }),
    bookmarkCount: t.exposeInt('bookmarkCount', { description: 'Bookmarks set.' }),
    fanCount: t.exposeInt('fanCount', { description: 'Readers who began to watch the creator and still do.' }),
  }),
});

builder.objectField(RegisteredViewerRef, 'statisticOfLastDays', (t) =>
  t.field({
    type: CreatorStatistic,
    description: 'What happened around own works in the last days.',
    args: { days: t.arg.int({ defaultValue: 7, description: '1 to 90.' }) },
    resolve: (_viewer, { days }, context) => loadOwnStatistic(context, days),
  }),
);
