import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { notFound } from '../../../kernel/errors.ts';
import { findWorks, WorkInputRef, WorkRef, type WorkRecord } from '../../works/index.ts';
import { createWork } from '../createWork.ts';
import { reloadEpisode } from '../loaders.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import { EpisodeInputRef } from './inputs.ts';
import { EpisodeRef } from './refs.ts';

const CreateWorkPayload = definePayload<{ work: WorkRecord; episode: EpisodeRecord | null }>(
  'CreateWorkPayload',
  'The new work and its first episode.',
  {
    work: { type: WorkRef, description: 'The work.' },
    episode: { type: EpisodeRef, description: 'The first episode, when one was given.' },
  },
);

builder.mutationField('createWork', (t) =>
  t.field({
    type: CreateWorkPayload,
    description: 'Creates a work and, when given, its first episode: both or neither.',
    authScopes: { creator: true },
    args: {
      workInput: t.arg({ type: WorkInputRef, required: true, description: 'The work.' }),
      episodeInput: t.arg({ type: EpisodeInputRef, description: 'Its first episode.' }),
    },
    resolve: async (_root, { workInput, episodeInput }, context) => {
      const outcome = await createWork(context.services, context.actor, workInput, episodeInput ?? null);
      if (!outcome.ok) return toPayload(outcome, () => ({ work: null as never, episode: null }));
      const { workId, episodeId } = outcome.value;
      const episode = episodeId === null ? null : await reloadEpisode(context, episodeId);
      const work = (await findWorks(context.reader, [workId])).get(workId);
      if (!work) throw notFound();
      return toPayload(outcome, () => ({ work, episode }));
    },
  }),
);
