import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { TagRef } from '../../../publications/tags/index.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import { listHotNewEpisodes, listHotTags, listHotWorks } from '../listHotThings.ts';

builder.queryField('hotWorks', (t) =>
  t.field({
    type: [WorkRef],
    description:
      'Works with the most points of the rankings in the past 72 hours, half as many after a day; then the newest.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 5, description: 'Up to 50.' }) },
    resolve: (_root, { first }, context) => listHotWorks(context, boundedFirst(first, 5, 50)),
  }),
);

builder.queryField('hotNewEpisodes', (t) =>
  t.field({
    type: [EpisodeRef],
    description: 'Episodes of the past 72 hours, one a work, those of the hottest works first; then the newest.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 4, description: 'Up to 50.' }) },
    resolve: (_root, { first }, context) => listHotNewEpisodes(context, boundedFirst(first, 4, 50)),
  }),
);

builder.queryField('hotTags', (t) =>
  t.field({
    type: [TagRef],
    description: 'Tags of the hottest works; then those of most works that came out lately.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 16, description: 'How many, up to 50.' }) },
    resolve: (_root, { first }, context) => listHotTags(context, boundedFirst(first, 16, 50)),
  }),
);
