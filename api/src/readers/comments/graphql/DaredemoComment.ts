import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { EpisodeRef, loadVisibleEpisode } from '../../../publications/episodes/index.ts';
import { blockStateOf, canReach } from '../../../people/moderation/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { workLoader } from '../../../publications/works/index.ts';
import { countEpisodeComments, doesCommentWait, findPinnedComment, listEpisodeComments } from '../episodeComments.ts';
import { replyLoader } from '../loaders.ts';
import { canCommentOnEpisode, canDeleteComment, canHandleComment } from '../policy.ts';
import type { CommentRecord } from '../store/comments.ts';

const HoldReason = builder.enumType('CommentHoldReason', {
  description: 'Why a comment waits for the creator.',
  values: {
    ALL_WAIT: { description: 'The creator looks at all comments first.' },
    FILTERED_WORD: { description: "It holds a word of the creator's filter." },
  } as const,
});

export const DaredemoCommentRef = builder.objectRef<CommentRecord>('DaredemoComment').implement({
  description: 'An open comment on an episode.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    body: t.exposeString('body', { description: 'The text, 1 to 500 characters; URLs in it are shown as text.' }),
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
    isHandledByViewer: t.boolean({
      description: 'Whether who asks may pin it, and answer it where somebody else wrote it.',
      resolve: (comment, _args, { actor }) => canHandleComment(actor, comment),
    }),
    isPinned: t.exposeBoolean('isPinned', {
      description: 'Whether the creator put it before all others of the episode.',
    }),
    isHeld: t.boolean({
      description: 'Whether it waits for the creator. Until then it exists for its writer and the creator alone.',
      resolve: (comment) => comment.heldBecause !== null,
    }),
    holdReason: t.field({
      type: HoldReason,
      nullable: true,
      description: 'Why it waits, for the creator; null for everybody else and when it does not.',
      resolve: (comment, _args, { actor }) => (canHandleComment(actor, comment) ? comment.heldBecause : null),
    }),
  }),
});

builder.objectField(DaredemoCommentRef, 'reply', (t) =>
  t.field({
    type: DaredemoCommentRef,
    nullable: true,
    description: "The creator's answer; null without one.",
    resolve: (comment, _args, context) => (comment.replyToId === null ? replyLoader(context).load(comment.id) : null),
  }),
);

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
        canReach(await blockStateOf(context, episode.userId))
      );
    },
  }),
  viewerCommentWaits: t.boolean({
    description:
      'Whether an open comment of who asks waits until the creator looked at it. Filtered words are not told.',
    resolve: (episode, _args, context) => doesCommentWait(context, episode),
  }),
  pinnedDaredemoComment: t.field({
    type: DaredemoCommentRef,
    nullable: true,
    description:
      'The open comment the creator pinned, which is in the list too; null without one, while comments are closed, and before a wall.',
    resolve: (episode, _args, context) => findPinnedComment(context, episode),
  }),
  daredemoComments: t.field({
    type: DaredemoCommentConnection,
    description:
      'Open comments, newest first; none while comments are closed, and before a wall. Without those of people and with words who asks muted.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (episode, page, context) => {
      const slice = await listEpisodeComments(context, episode, page);
      if (!slice) return { ...emptyConnection<CommentRecord>(), totalCount: 0 };
      const totalCount = () => countEpisodeComments(context, episode);
      return { ...toConnection(slice, (comment) => comment, page.after), totalCount };
    },
  }),
}));
