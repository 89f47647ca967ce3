import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { addEpisode } from '../addEpisode.ts';
import { deleteEpisode, restoreEpisode } from '../deleteEpisode.ts';
import { reloadEpisode } from '../loaders.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import { updateEpisode } from '../updateEpisode.ts';
import { EpisodeInputRef } from './inputs.ts';
import { EpisodeRef } from './refs.ts';

const episodeField = { type: EpisodeRef, description: 'The episode.' } as const;

const AddEpisodeInput = builder.inputType('AddEpisodeInput', {
  description: 'A new episode of a work.',
  fields: (t) => ({
    workId: t.id({ required: true, description: 'The work.' }),
    episode: t.field({ type: EpisodeInputRef, required: true, description: 'The episode.' }),
  }),
});
const AddEpisodePayload = definePayload<{ episode: EpisodeRecord }>('AddEpisodePayload', 'The new episode.', {
  episode: episodeField,
});

builder.mutationField('addEpisode', (t) =>
  t.field({
    type: AddEpisodePayload,
    description: 'Adds an episode at the end of a work of the viewer.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: AddEpisodeInput, required: true, description: 'The work and the episode.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await addEpisode(context.services, context.actor, input.workId, input.episode);
      if (!outcome.ok) return toPayload(outcome, () => ({ episode: null as never }));
      const episode = await reloadEpisode(context, outcome.value);
      return toPayload(outcome, () => ({ episode }));
    },
  }),
);

const UpdateEpisodeInput = builder.inputType('UpdateEpisodeInput', {
  description: 'Changes to an episode.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The episode.' }),
    expectedRevision: t.int({
      required: true,
      description: 'The revision that was edited; another one is a CONFLICT.',
    }),
    episode: t.field({ type: EpisodeInputRef, required: true, description: 'What changes.' }),
  }),
});
const UpdateEpisodePayload = definePayload<{ episode: EpisodeRecord }>('UpdateEpisodePayload', 'The changed episode.', {
  episode: episodeField,
});

builder.mutationField('updateEpisode', (t) =>
  t.field({
    type: UpdateEpisodePayload,
    description: 'Changes an episode of the viewer: its pages, its texts, its release.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateEpisodeInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await updateEpisode(
        context.services,
        context.actor,
        input.id,
        input.expectedRevision,
        input.episode,
      );
      if (!outcome.ok) return toPayload(outcome, () => ({ episode: null as never }));
      const episode = await reloadEpisode(context, input.id);
      return toPayload(outcome, () => ({ episode }));
    },
  }),
);

const DeleteEpisodeInput = builder.inputType('DeleteEpisodeInput', {
  description: 'An episode that goes to the trash.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The episode.' }) }),
});
const DeleteEpisodePayload = definePayload<{ deletedEpisodeId: string }>(
  'DeleteEpisodePayload',
  'The id of the episode in the trash.',
  {
    deletedEpisodeId: { type: 'ID', description: 'The episode that left.' },
  },
);

builder.mutationField('deleteEpisode', (t) =>
  t.field({
    type: DeleteEpisodePayload,
    description: 'Moves an episode of the viewer to the trash for 30 days; readers lose it at once.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: DeleteEpisodeInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { services, actor }) => ({
      result: { deletedEpisodeId: await deleteEpisode(services, actor, input.id) },
      problems: [],
    }),
  }),
);

const RestoreEpisodeInput = builder.inputType('RestoreEpisodeInput', {
  description: 'An episode in the trash.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The episode.' }) }),
});
const RestoreEpisodePayload = definePayload<{ episode: EpisodeRecord }>(
  'RestoreEpisodePayload',
  'The restored episode.',
  { episode: episodeField },
);

builder.mutationField('restoreEpisode', (t) =>
  t.field({
    type: RestoreEpisodePayload,
    description: 'Takes an episode of the viewer out of the trash, into its old place and status.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RestoreEpisodeInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      const episode = await reloadEpisode(context, await restoreEpisode(context.services, context.actor, input.id));
      return { result: { episode }, problems: [] };
    },
  }),
);
