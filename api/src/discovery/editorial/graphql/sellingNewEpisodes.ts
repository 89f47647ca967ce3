import { builder } from '../../../graphql/builder.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { listSellingNewEpisodes } from '../listSellingNewEpisodes.ts';

builder.queryField('sellingNewEpisodes', (t) =>
  t.field({
    type: [EpisodeRef],
    description: 'New episodes with a price, one a work, latest first; none where selling is closed.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 4, description: 'Up to 50.' }) },
    resolve: (_root, { first }, context) => listSellingNewEpisodes(context, boundedFirst(first, 4, 50)),
  }),
);
