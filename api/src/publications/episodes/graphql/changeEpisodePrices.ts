import { builder } from '../../../graphql/builder.ts';
import { changeEpisodePrices } from '../changeEpisodePrices.ts';
import { defineAnswersPayload } from './changeEpisodeStatuses.ts';
import { SalesInfoInputRef } from './inputs.ts';

const ChangeEpisodePricesInput = builder.inputType('ChangeEpisodePricesInput', {
  description: 'Episodes of one work that get one price.',
  fields: (t) => ({
    workId: t.id({ required: true, description: 'The work.' }),
    episodeIds: t.idList({ required: true, description: 'The episodes, at most 100.' }),
    salesInfo: t.field({
      type: SalesInfoInputRef,
      description: 'What each of them costs; null or absent makes them free. What was sold stays sold at its price.',
    }),
  }),
});

const ChangeEpisodePricesPayload = defineAnswersPayload('ChangeEpisodePricesPayload');

builder.mutationField('changeEpisodePrices', (t) =>
  t.field({
    type: ChangeEpisodePricesPayload,
    description: 'Gives several episodes of a work of the viewer one price, or makes them free.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: ChangeEpisodePricesInput, required: true, description: 'Which, and what.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      changeEpisodePrices(services, actor, {
        workId: input.workId,
        episodeIds: input.episodeIds.map(String),
        salesInfo: input.salesInfo ?? null,
      }),
  }),
);
