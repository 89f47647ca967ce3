import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef, findSeenEpisode } from '../../../publications/episodes/index.ts';
import type { EpisodeSales } from '../sumUpSales.ts';

/** The type `EpisodeSalesSummary`. */
export const EpisodeSalesSummary = builder.objectRef<EpisodeSales>('EpisodeSalesSummary').implement({
  description: 'What one episode sold in a month at one price. A price that was changed makes another one.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of month, episode and price.' }),
    episode: t.field({
      type: EpisodeRef,
      nullable: true,
      description: 'The episode; null when it is not there any more.',
      resolve: ({ episodeId }, _args, context) => findSeenEpisode(context, episodeId),
    }),
    episodeTitle: t.exposeString('episodeTitle', { description: 'What it was called when it was sold.' }),
    price: t.exposeInt('price', { description: 'What each was sold for, in yen with tax.' }),
    quantity: t.exposeInt('quantity', { description: 'How many were sold, without those that went back.' }),
    subtotal: t.exposeInt('amount', { description: 'What readers paid, in yen: quantity times price.' }),
    fee: t.int({
      description: 'What of it the platform and the processor keep, in yen.',
      resolve: ({ platformFee, paymentFee }) => platformFee + paymentFee,
    }),
    withdrawableAmount: t.exposeInt('share', {
      description: 'What of it is the creator’s, in yen: subtotal less fee.',
    }),
  }),
});
