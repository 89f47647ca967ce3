import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { keys } from '../../../publishing/index.ts';

builder.queryField('sellingNewEpisodes', (t) =>
  t.field({
    type: [EpisodeRef],
    description: 'New episodes with a price, latest first.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 4, description: 'Up to 50.' }) },
    resolve: (_root, _args, context) => {
      context.dependsOn(keys.sellingNewEpisodes);
      // No episode can have a price yet.
      return [];
    },
  }),
);
