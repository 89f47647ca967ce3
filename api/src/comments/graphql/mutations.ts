import { builder } from '../../graphql/builder.ts';
import { definePayload, toPayload } from '../../graphql/payload.ts';
import { notFound } from '../../kernel/errors.ts';
import { addComment } from '../addComment.ts';
import { deleteComment } from '../deleteComment.ts';
import { findComment, type CommentRecord } from '../store/comments.ts';
import { DaredemoCommentRef } from './DaredemoComment.ts';

const AddCommentInput = builder.inputType('AddCommentInput', {
  description: 'A new comment.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: 'The episode.' }),
    body: t.string({ required: true, description: '1 to 500 characters, at most 20 lines and one address.' }),
  }),
});
const AddCommentPayload = definePayload<{ comment: CommentRecord }>('AddCommentPayload', 'The new comment.', {
  comment: { type: DaredemoCommentRef, description: 'The comment.' },
});

builder.mutationField('addComment', (t) =>
  t.field({
    type: AddCommentPayload,
    description: 'Writes an open comment on an episode.',
    authScopes: { account: true },
    args: { input: t.arg({ type: AddCommentInput, required: true, description: 'The comment.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await addComment(context, { episodeId: input.episodeID, body: input.body });
      if (!outcome.ok) return toPayload(outcome, () => ({ comment: null as never }));
      const comment = await findComment(context.reader, outcome.value);
      if (!comment) throw notFound();
      return toPayload(outcome, () => ({ comment }));
    },
  }),
);

const DeleteCommentInput = builder.inputType('DeleteCommentInput', {
  description: 'A comment that goes.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The comment.' }) }),
});
const DeleteCommentPayload = definePayload<{ deletedCommentId: string }>(
  'DeleteCommentPayload',
  'The comment that is gone.',
  {
    deletedCommentId: { type: 'ID', description: 'Its id.' },
  },
);

builder.mutationField('deleteComment', (t) =>
  t.field({
    type: DeleteCommentPayload,
    description: 'Deletes a comment of who asks, or on a work of theirs.',
    authScopes: { account: true },
    args: { input: t.arg({ type: DeleteCommentInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { deletedCommentId: await deleteComment(context, input.id) },
      problems: [],
    }),
  }),
);
