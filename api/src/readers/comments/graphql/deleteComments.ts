import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { deleteComments } from '../deleteComments.ts';

const DeleteCommentsInput = builder.inputType('DeleteCommentsInput', {
  description: 'Comments that go.',
  fields: (t) => ({ ids: t.idList({ required: true, description: 'The comments, at most 100.' }) }),
});
const DeleteCommentsPayload = definePayload<{ deletedCommentIds: string[] }>(
  'DeleteCommentsPayload',
  'The comments that are gone.',
  {
    deletedCommentIds: { type: ['ID'], description: 'Their ids, without those that were gone before.' },
  },
);

builder.mutationField('deleteComments', (t) =>
  t.field({
    type: DeleteCommentsPayload,
    description: 'Deletes several comments of who asks, or on works of theirs.',
    authScopes: { account: true },
    args: { input: t.arg({ type: DeleteCommentsInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await deleteComments(context, input.ids.map(String)), (deletedCommentIds) => ({ deletedCommentIds })),
  }),
);
