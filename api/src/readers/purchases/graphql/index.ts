import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import type { SoldPurchase } from '../../../money/purchases/index.ts';
import { canViewerSeeEpisode, episodeLoader, EpisodeRef } from '../../../publications/episodes/index.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { listOwnPurchases } from '../listOwnPurchases.ts';

const PurchasedItem = builder.unionType('PurchasedItem', {
  description: 'What can be bought.',
  types: [EpisodeRef],
  resolveType: () => 'Episode',
});

const Purchase = builder.objectRef<SoldPurchase>('Purchase').implement({
  description: 'Something the viewer bought.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    price: t.exposeInt('price', { description: 'What was paid, in yen with tax.' }),
    purchasedAt: t.expose('purchasedAt', { type: 'DateTime', description: 'When it was bought.' }),
    item: t.field({
      type: PurchasedItem,
      nullable: true,
      description: 'What was bought; null when it is not there any more.',
      resolve: async ({ episodeId }, _args, context) => {
        const episode = episodeId === null ? null : await episodeLoader(context).load(episodeId);
        return episode && (await canViewerSeeEpisode(context, episode)) ? episode : null;
      },
    }),
  }),
});
const PurchaseConnection = defineConnection('Purchase', Purchase);

builder.objectField(RegisteredViewerRef, 'purchaseHistory', (t) =>
  t.field({
    type: PurchaseConnection,
    description: 'What was bought, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnPurchases(context, page), (purchase) => purchase, page.after),
  }),
);
