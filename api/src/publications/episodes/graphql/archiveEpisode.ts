import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { archiveEpisode } from '../archiveEpisode.ts';
import { reloadEpisode } from '../loaders.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import { EpisodeRef } from './refs.ts';

/** Both ways have the same form; each has types of its own, so that one can grow without the other. */
function defineArchiving(name: 'archiveEpisode' | 'unarchiveEpisode', description: string): void {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const Input = builder.inputType(`${typeName}Input`, {
    description: 'An episode of the viewer.',
    fields: (t) => ({ id: t.id({ required: true, description: 'The episode.' }) }),
  });
  const Payload = definePayload<{ episode: EpisodeRecord }>(`${typeName}Payload`, 'The episode as it is now.', {
    episode: { type: EpisodeRef, description: 'The episode.' },
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: Payload,
      description,
      authScopes: { creator: true },
      args: { input: t.arg({ type: Input, required: true, description: 'Which.' }) },
      resolve: async (_root, { input }, context) => {
        const id = await archiveEpisode(context.services, context.actor, String(input.id), name === 'archiveEpisode');
        return { result: { episode: await reloadEpisode(context, id) }, problems: [] };
      },
    }),
  );
}

defineArchiving(
  'archiveEpisode',
  'Takes an episode of the viewer from readers, but for its buyers: what somebody bought goes neither to draft nor to the trash.',
);
defineArchiving('unarchiveEpisode', 'Gives an archived episode of the viewer back to everybody who saw it before.');
