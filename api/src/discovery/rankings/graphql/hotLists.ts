import { builder } from '../../../graphql/builder.ts';
import { episodeLoader, EpisodeRef } from '../../../publications/episodes/index.ts';
import { loadPresent } from '../../../graphql/defineLoader.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { keys } from '../../../publishing/index.ts';
import { tagLoader, TagRef } from '../../../publications/tags/index.ts';
import { workLoader, WorkRef } from '../../../publications/works/index.ts';
import { listHot } from '../store/hotLists.ts';

builder.queryField('hotWorks', (t) =>
  t.field({
    type: [WorkRef],
    description:
      'Works with the most points of the rankings in the past 72 hours, half as many after a day; then the newest.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 5, description: 'Up to 50.' }) },
    resolve: async (_root, { first }, context) => {
      context.dependsOn(keys.hotWorks);
      const ids = await listHot(context.reader, 'hotWorks', boundedFirst(first, 5, 50));
      return loadPresent(workLoader(context), ids);
    },
  }),
);

builder.queryField('hotNewEpisodes', (t) =>
  t.field({
    type: [EpisodeRef],
    description: 'Episodes of the past 72 hours, one a work, those of the hottest works first; then the newest.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 4, description: 'Up to 50.' }) },
    resolve: async (_root, { first }, context) => {
      context.dependsOn(keys.hotNewEpisodes);
      const ids = await listHot(context.reader, 'hotNewEpisodes', boundedFirst(first, 4, 50));
      return loadPresent(episodeLoader(context), ids);
    },
  }),
);

builder.queryField('hotTags', (t) =>
  t.field({
    type: [TagRef],
    description: 'Tags of the hottest works; then those of most works that came out lately.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 16, description: 'How many, up to 50.' }) },
    resolve: async (_root, { first }, context) => {
      context.dependsOn(keys.hotTags);
      const ids = await listHot(context.reader, 'hotTags', boundedFirst(first, 16, 50));
      return loadPresent(tagLoader(context), ids);
    },
  }),
);
