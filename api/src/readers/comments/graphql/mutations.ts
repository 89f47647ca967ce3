import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { addComment } from '../addComment.ts';
import { deleteComment } from '../deleteComment.ts';
import { loadWrittenComment, type WrittenComment } from '../loadWrittenComment.ts';
import { DaredemoCommentRef } from './DaredemoComment.ts';
import { YawarakaCommentRef } from './YawarakaComment.ts';

const AddCommentInput = builder.inputType('AddCommentInput', {
  description: 'A new comment.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: 'The episode.' }),
    body: t.string({ required: true, description: '1 to 500 characters, at most 20 lines and one URL.' }),
    recaptchaBypassToken: t.string({
      description: 'Where the creator wants checks against robots: that one was passed.',
    }),
  }),
});
const AddCommentPayload = definePayload<WrittenComment>(
  'AddCommentPayload',
  'The new comment: of the kind the work takes.',
  {
    comment: { type: DaredemoCommentRef, description: 'The open comment; null where the work takes soft ones.' },
    yawarakaComment: {
      type: YawarakaCommentRef,
      description: 'The soft comment; null where the work takes open ones.',
    },
  },
);

builder.mutationField('addComment', (t) =>
  t.field({
    type: AddCommentPayload,
    description: 'Writes a comment on an episode: an open or a soft one, as the work says.',
    authScopes: { account: true },
    args: { input: t.arg({ type: AddCommentInput, required: true, description: 'The comment.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await addComment(context, { ...input, episodeId: input.episodeID });
      if (!outcome.ok) return toPayload(outcome, () => ({ comment: null, yawarakaComment: null }));
      const written = await loadWrittenComment(context, outcome.value);
      return toPayload(outcome, () => written);
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
