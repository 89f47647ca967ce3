import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { approveComments } from '../approveComments.ts';
import { pinComment, unpinComment } from '../pinComment.ts';
import { replyToComment } from '../replyToComment.ts';
import type { CommentRecord } from '../store/comments.ts';
import { DaredemoCommentRef } from './DaredemoComment.ts';

const ApproveCommentsInput = builder.inputType('ApproveCommentsInput', {
  description: 'Comments that everybody may read.',
  fields: (t) => ({ ids: t.idList({ required: true, description: 'The comments, at most 100.' }) }),
});
const ApproveCommentsPayload = definePayload<{ approvedCommentIds: string[] }>(
  'ApproveCommentsPayload',
  'The comments that everybody reads now.',
  { approvedCommentIds: { type: ['ID'], description: 'Their ids, without those that were decided before.' } },
);
builder.mutationField('approveComments', (t) =>
  t.field({
    type: ApproveCommentsPayload,
    description: 'Lets comments stand that wait on works of who asks.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: ApproveCommentsInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await approveComments(context, input.ids.map(String)), (approvedCommentIds) => ({
        approvedCommentIds,
      })),
  }),
);

const PinCommentInput = builder.inputType('PinCommentInput', {
  description: 'A comment that stands before the others.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The comment.' }) }),
});
const PinCommentPayload = definePayload<{ pinnedCommentId: string }>('PinCommentPayload', 'The pinned comment.', {
  pinnedCommentId: { type: 'ID', description: 'Its id.' },
});
builder.mutationField('pinComment', (t) =>
  t.field({
    type: PinCommentPayload,
    description: 'Puts a comment on an own work before the others of its episode, instead of the one that was there.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: PinCommentInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { pinnedCommentId: await pinComment(context, input.id) },
      problems: [],
    }),
  }),
);

const UnpinCommentInput = builder.inputType('UnpinCommentInput', {
  description: 'A comment that stands in its place again.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The comment.' }) }),
});
const UnpinCommentPayload = definePayload<{ unpinnedCommentId: string }>(
  'UnpinCommentPayload',
  'The comment that is not pinned any more.',
  { unpinnedCommentId: { type: 'ID', description: 'Its id.' } },
);
builder.mutationField('unpinComment', (t) =>
  t.field({
    type: UnpinCommentPayload,
    description: 'Takes the pin off a comment on an own work.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UnpinCommentInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { unpinnedCommentId: await unpinComment(context, input.id) },
      problems: [],
    }),
  }),
);

const ReplyToCommentInput = builder.inputType('ReplyToCommentInput', {
  description: 'An answer.',
  fields: (t) => ({
    commentId: t.id({ required: true, description: 'The comment that is answered.' }),
    body: t.string({ required: true, description: '1 to 500 characters, at most 20 lines and one URL.' }),
  }),
});
const ReplyToCommentPayload = definePayload<{ comment: CommentRecord }>('ReplyToCommentPayload', 'The answer.', {
  comment: { type: DaredemoCommentRef, description: 'The comment that was answered.' },
});
builder.mutationField('replyToComment', (t) =>
  t.field({
    type: ReplyToCommentPayload,
    description:
      'Answers a comment on an own work; answering again changes the words. The answer is deleted like a comment.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: ReplyToCommentInput, required: true, description: 'The answer.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await replyToComment(context, input), (comment) => ({ comment })),
  }),
);
