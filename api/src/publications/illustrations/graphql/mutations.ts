import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import type { Outcome } from '../../../kernel/errors.ts';
import { createIllustration } from '../createIllustration.ts';
import { deleteIllustration, restoreIllustration } from '../deleteIllustration.ts';
import { reloadIllustration } from '../loaders.ts';
import type { IllustrationRecord } from '../store/illustrations.ts';
import { updateIllustration } from '../updateIllustration.ts';
import { IllustrationRef } from './refs.ts';

const IllustrationImageInput = builder.inputType('IllustrationImageInput', {
  description: 'A picture of an illustration.',
  fields: (t) => ({
    id: t.id({ description: 'The place it has already; absent for a new one.' }),
    imageId: t.id({ required: true, description: 'A picture of the type ILLUSTRATION.' }),
    altText: t.string({ description: 'What it shows, up to 1,000 characters.' }),
  }),
});

const IllustrationInput = builder.inputType('IllustrationInput', {
  description: 'What a creator enters about an illustration; absent fields stay, or take their default.',
  fields: (t) => ({
    title: t.string({ description: '1 to 100 characters.' }),
    description: t.string({ description: 'Up to 1,000 characters.' }),
    isOpen: t.boolean({ description: 'Open to readers; a new one is closed unless this says otherwise.' }),
    workId: t.id({ description: 'The own work it belongs to; null for none.' }),
    images: t.field({ type: [IllustrationImageInput], description: 'All pictures in order, 1 to 50.' }),
  }),
});

async function written(
  context: Context,
  outcome: Outcome<string>,
): Promise<Outcome<{ illustration: IllustrationRecord }>> {
  return outcome.ok ? { ok: true, value: { illustration: await reloadIllustration(context, outcome.value) } } : outcome;
}

const illustration = { type: IllustrationRef, description: 'The illustration.' } as const;
const which = { required: true, description: 'The illustration.' } as const;

const CreateIllustrationInput = builder.inputType('CreateIllustrationInput', {
  description: 'A new illustration.',
  fields: (t) => ({
    illustration: t.field({ type: IllustrationInput, required: true, description: 'What is entered about it.' }),
  }),
});
const CreateIllustrationPayload = definePayload<{ illustration: IllustrationRecord }>(
  'CreateIllustrationPayload',
  'The new illustration.',
  { illustration },
);

builder.mutationField('createIllustration', (t) =>
  t.field({
    type: CreateIllustrationPayload,
    description:
      'Creates an illustration with its pictures. The same call again within 10 minutes answers the same illustration.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: CreateIllustrationInput, required: true, description: 'The illustration.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(
        await written(context, await createIllustration(context.services, context.actor, input.illustration)),
        (value) => value,
      ),
  }),
);

const UpdateIllustrationInput = builder.inputType('UpdateIllustrationInput', {
  description: 'Changes to an illustration.',
  fields: (t) => ({
    id: t.id(which),
    expectedRevision: t.int({
      required: true,
      description: 'The revision that was edited; another one is a CONFLICT.',
    }),
    illustration: t.field({ type: IllustrationInput, required: true, description: 'What changes.' }),
  }),
});
const UpdateIllustrationPayload = definePayload<{ illustration: IllustrationRecord }>(
  'UpdateIllustrationPayload',
  'The changed illustration.',
  { illustration },
);

builder.mutationField('updateIllustration', (t) =>
  t.field({
    type: UpdateIllustrationPayload,
    description: 'Changes an illustration of the viewer, also opening and closing it.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateIllustrationInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) => {
      const { id, expectedRevision, illustration: entered } = input;
      const outcome = await updateIllustration(context.services, context.actor, id, expectedRevision, entered);
      return toPayload(await written(context, outcome), (value) => value);
    },
  }),
);

const DeleteIllustrationInput = builder.inputType('DeleteIllustrationInput', {
  description: 'An illustration that goes to the trash.',
  fields: (t) => ({ id: t.id(which) }),
});
const DeleteIllustrationPayload = definePayload<{ deletedIllustrationId: string }>(
  'DeleteIllustrationPayload',
  'The id of the illustration in the trash.',
  { deletedIllustrationId: { type: 'ID', description: 'The illustration that left.' } },
);

builder.mutationField('deleteIllustration', (t) =>
  t.field({
    type: DeleteIllustrationPayload,
    description: 'Moves an illustration of the viewer to the trash for 30 days; readers lose it at once.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: DeleteIllustrationInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { services, actor }) => ({
      result: { deletedIllustrationId: await deleteIllustration(services, actor, input.id) },
      problems: [],
    }),
  }),
);

const RestoreIllustrationInput = builder.inputType('RestoreIllustrationInput', {
  description: 'An illustration in the trash.',
  fields: (t) => ({ id: t.id(which) }),
});
const RestoreIllustrationPayload = definePayload<{ illustration: IllustrationRecord }>(
  'RestoreIllustrationPayload',
  'The restored illustration.',
  { illustration },
);

builder.mutationField('restoreIllustration', (t) =>
  t.field({
    type: RestoreIllustrationPayload,
    description: 'Takes an illustration of the viewer out of the trash.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RestoreIllustrationInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      const restored = await restoreIllustration(context.services, context.actor, input.id);
      return { result: { illustration: await reloadIllustration(context, restored) }, problems: [] };
    },
  }),
);
