import { builder } from '../../../graphql/builder.ts';
import { buyerCountLoader } from '../../../money/purchases/index.ts';
import { canEditEpisode } from '../policy.ts';
import { EpisodeRef } from './refs.ts';

builder.objectField(EpisodeRef, 'buyerCount', (t) =>
  t.int({
    description: 'How many bought it and have not given it back, for its creator; 0 for everybody else.',
    resolve: async (episode, _args, context) =>
      canEditEpisode(context.actor, episode) ? ((await buyerCountLoader(context).load(episode.id)) ?? 0) : 0,
  }),
);
