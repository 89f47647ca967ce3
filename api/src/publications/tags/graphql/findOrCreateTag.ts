import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { findOrCreateTag } from '../findOrCreateTag.ts';
import type { TagRecord } from '../store/tags.ts';
import { TagRef } from './refs.ts';

const FindOrCreateTagInput = builder.inputType('FindOrCreateTagInput', {
  description: 'A tag by its title.',
  fields: (t) => ({ title: t.string({ required: true, description: '1 to 30 characters, no spaces and no "#".' }) }),
});

const FindOrCreateTagPayload = definePayload<{ tag: TagRecord }>('FindOrCreateTagPayload', 'The tag.', {
  tag: { type: TagRef, description: 'The tag, in the spelling it was first written in.' },
});

builder.mutationField('findOrCreateTag', (t) =>
  t.field({
    type: FindOrCreateTagPayload,
    description: 'Finds a tag in any spelling, or makes it.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: FindOrCreateTagInput, required: true, description: 'The title.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      toPayload(await findOrCreateTag(services.database, actor, input.title), (tag) => ({ tag })),
  }),
);
