import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { updateAdSlotCollection } from '../updateAdSlotCollection.ts';
import { AdSlotCollectionRef } from './AdSlotCollection.ts';

const AdInput = builder.inputType('AdInput', {
  description: 'The values of one i-mobile tag; code is not taken.',
  fields: (t) => ({
    pid: t.int({ required: true, description: 'Publisher.' }),
    mid: t.int({ required: true, description: 'Medium.' }),
    asid: t.int({ required: true, description: 'Ad spot.' }),
    type: t.string({ required: true, description: '"banner".' }),
    display: t.string({ required: true, description: '"inline".' }),
    elementid: t.string({ required: true, description: '"im-" and 32 hexadecimal digits.' }),
    scriptVersion: t.string({ required: true, description: 'Eight digits, the date of the script.' }),
  }),
});

const EpisodeTagsInput = builder.inputType('EpisodeTagsInput', {
  description: 'Ads by their places: null empties a place, an absent place stays.',
  fields: (t) => ({
    pcTop: t.field({ type: AdInput, description: 'First place on wide screens.' }),
    pcBottom: t.field({ type: AdInput, description: 'Second place on wide screens.' }),
    sp: t.field({ type: AdInput, description: 'The place on phones.' }),
  }),
});

const UpdateAdSlotCollectionInput = builder.inputType('UpdateAdSlotCollectionInput', {
  description: 'Own ad tags.',
  fields: (t) => ({
    episodeTags: t.field({ type: EpisodeTagsInput, required: true, description: 'What stands on episodes.' }),
  }),
});

const UpdateAdSlotCollectionPayload = definePayload<{ adSlotCollection: { userId: string } }>(
  'UpdateAdSlotCollectionPayload',
  'The ad tags as they are now.',
  { adSlotCollection: { type: AdSlotCollectionRef, description: 'Own ad tags.' } },
);

builder.mutationField('updateAdSlotCollection', (t) =>
  t.field({
    type: UpdateAdSlotCollectionPayload,
    description: 'Sets the ads on own episodes.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateAdSlotCollectionInput, required: true, description: 'The tags.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await updateAdSlotCollection(context, input.episodeTags), (userId) => ({
        adSlotCollection: { userId },
      })),
  }),
);
