import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { deleteWork, restoreWork } from '../deleteWork.ts';
import { reloadWork } from '../loaders.ts';
import type { WorkRecord } from '../store/works.ts';
import { updateWork } from '../updateWork.ts';
import { WorkInputRef } from './inputs.ts';
import { WorkRef } from './refs.ts';

const workField = { type: WorkRef, description: 'The work.' } as const;

const UpdateWorkInput = builder.inputType('UpdateWorkInput', {
  description: 'Changes to a work.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The work.' }),
    expectedRevision: t.int({
      required: true,
      description: 'The revision that was edited; another one is a CONFLICT.',
    }),
    work: t.field({ type: WorkInputRef, required: true, description: 'What changes.' }),
  }),
});
const UpdateWorkPayload = definePayload<{ work: WorkRecord }>('UpdateWorkPayload', 'The changed work.', {
  work: workField,
});

builder.mutationField('updateWork', (t) =>
  t.field({
    type: UpdateWorkPayload,
    description: 'Changes a work of the viewer.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateWorkInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await updateWork(context.services, context.actor, input.id, input.expectedRevision, input.work);
      if (!outcome.ok) return toPayload(outcome, () => ({ work: null as never }));
      const work = await reloadWork(context, input.id);
      return toPayload(outcome, () => ({ work }));
    },
  }),
);

const DeleteWorkInput = builder.inputType('DeleteWorkInput', {
  description: 'A work that goes to the trash.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The work.' }) }),
});
const DeleteWorkPayload = definePayload<{ deletedWorkId: string }>(
  'DeleteWorkPayload',
  'The id of the work in the trash.',
  {
    deletedWorkId: { type: 'ID', description: 'The work that left.' },
  },
);

builder.mutationField('deleteWork', (t) =>
  t.field({
    type: DeleteWorkPayload,
    description: 'Moves a work of the viewer to the trash for 30 days; readers lose it at once.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: DeleteWorkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { services, actor }) => ({
      result: { deletedWorkId: await deleteWork(services, actor, input.id) },
      problems: [],
    }),
  }),
);

const RestoreWorkInput = builder.inputType('RestoreWorkInput', {
  description: 'A work in the trash.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The work.' }) }),
});
const RestoreWorkPayload = definePayload<{ work: WorkRecord }>('RestoreWorkPayload', 'The restored work.', {
  work: workField,
});

builder.mutationField('restoreWork', (t) =>
  t.field({
    type: RestoreWorkPayload,
    description: 'Takes a work of the viewer out of the trash.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RestoreWorkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      const work = await reloadWork(context, await restoreWork(context.services, context.actor, input.id));
      return { result: { work }, problems: [] };
    },
  }),
);
