import { builder, NodeInterface } from '../../graphql/builder.ts';
import { defineConnection, emptyConnection, toConnection } from '../../graphql/connection.ts';
import { isSelf } from '../../kernel/actor.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { canReadPages, EpisodeRef, loadVisibleEpisode } from '../../episodes/index.ts';
import { blockStateOf, canReach } from '../../moderation/index.ts';
import { isWatching, loadUser, UserRef } from '../../sites/index.ts';
import { workLoader } from '../../works/index.ts';
import { canCommentOnEpisode, canDeleteComment, takesComments } from '../policy.ts';
import { countComments, listComments, type CommentRecord } from '../store/comments.ts';

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

export const DaredemoCommentConnection = defineConnection('DaredemoComment', DaredemoCommentRef, {
  totalCount: 'How many of them there are.',
});

builder.objectFields(EpisodeRef, (t) => ({
  viewerCanComment: t.boolean({
    description: 'Whether who asks may write a comment; a visitor may, and gets an account by writing.',
    resolve: async (episode, _args, context) => {
      const work = await workLoader(context).load(episode.workId);
      return (
        work !== null &&
        canCommentOnEpisode(context.actor, episode, work) &&
        canReadPages(context.actor, episode, await isWatching(context, episode.userId)) &&
        canReach(await blockStateOf(context, episode.userId))
      );
    },
  }),
  daredemoComments: t.field({
    type: DaredemoCommentConnection,
    description:
      'Open comments, newest first; none while comments are closed. Without those of people and with words who asks muted.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (episode, { first, after }, context) => {
      const work = await workLoader(context).load(episode.workId);
      if (!work || !takesComments(episode, work, 'DAREDEMO'))
        return { ...emptyConnection<CommentRecord>(), totalCount: 0 };
      const { accountId } = context.actor;
      const slice = await listComments(context.reader, episode.id, accountId, boundedFirst(first, 20), after ?? null);
      const totalCount = () => countComments(context.reader, episode.id, accountId);
      return { ...toConnection(slice, (comment) => comment, after), totalCount };
    },
  }),
}));
