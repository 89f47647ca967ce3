import { builder, NodeInterface } from '../../graphql/builder.ts';
import { defineConnection, emptyConnection, toConnection } from '../../graphql/connection.ts';
import { isSelf } from '../../kernel/actor.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { canReadPages, EpisodeRef, loadVisibleEpisode } from '../../episodes/index.ts';
import { RegisteredViewerRef } from '../../identity/index.ts';
import { episodeCountsLoader } from '../../reading/index.ts';
import { isWatching, loadUser, UserRef } from '../../sites/index.ts';
import { workLoader } from '../../works/index.ts';
import { canCommentOnEpisode, canDeleteComment } from '../policy.ts';
import { listComments, listCommentsForCreator, type CommentRecord } from '../store/comments.ts';

export const DaredemoCommentRef = builder.objectRef<CommentRecord>('DaredemoComment').implement({
  description: 'An open comment on an episode.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    body: t.exposeString('body', { description: 'The text, 1 to 500 characters; addresses in it are shown as text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: (comment, _args, context) => loadVisibleEpisode(context, comment.episodeId),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Who wrote it; null for a visitor without a profile.',
      resolve: (comment, _args, context) => (comment.hasProfile ? loadUser(context, comment.accountId) : null),
    }),
    isByAuthor: t.boolean({
      description: 'Written by the creator of the work.',
      resolve: (comment) => comment.accountId === comment.authorOfWorkId,
    }),
    isViewers: t.boolean({
      description: 'Written by who asks.',
      resolve: (comment, _args, { actor }) => isSelf(actor, comment.accountId),
    }),
    isDeletableByViewer: t.boolean({
      description: 'Whether who asks may delete it.',
      resolve: (comment, _args, { actor }) => canDeleteComment(actor, comment),
    }),
  }),
});

const DaredemoCommentConnection = defineConnection('DaredemoComment', DaredemoCommentRef, {
  totalCount: 'How many comments the episode has.',
});

builder.objectFields(EpisodeRef, (t) => ({
  viewerCanComment: t.boolean({
    description: 'Whether who asks may write a comment; a visitor may, and gets an account by writing.',
    resolve: async (episode, _args, context) => {
      const work = await workLoader(context).load(episode.workId);
      return (
        work !== null &&
        canCommentOnEpisode(episode, work) &&
        canReadPages(context.actor, episode, await isWatching(context, episode.userId))
      );
    },
  }),
  daredemoComments: t.field({
    type: DaredemoCommentConnection,
    description: 'Open comments, newest first; none while comments are closed.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (episode, { first, after }, context) => {
      const work = await workLoader(context).load(episode.workId);
      if (!work || !canCommentOnEpisode(episode, work)) return { ...emptyConnection<CommentRecord>(), totalCount: 0 };
      const slice = await listComments(context.reader, episode.id, boundedFirst(first, 20), after ?? null);
      const totalCount = async () => (await episodeCountsLoader(context).load(episode.id))?.commentCount ?? 0;
      return { ...toConnection(slice, (comment) => comment, after), totalCount };
    },
  }),
}));

builder.objectField(RegisteredViewerRef, 'recentComments', (t) =>
  t.field({
    type: [DaredemoCommentRef],
    description: 'Latest comments of others on own works.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: (viewer, { first }, { reader }) =>
      listCommentsForCreator(reader, viewer.accountId ?? '', boundedFirst(first, 3, 50)),
  }),
);
