import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { purchaseLoader } from '../../../money/purchases/index.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import { listOwnPurchases, listOwnUnpaid } from '../listOwnPurchases.ts';
import { loadOwnPurchase } from '../ownPurchases.ts';
import { PurchaseRef } from './Purchase.ts';

const PurchaseConnection = defineConnection('Purchase', PurchaseRef);

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

builder.objectField(RegisteredViewerRef, 'unpaidPurchases', (t) =>
  t.field({
    type: [PurchaseRef],
    description: 'What waits to be paid at a convenience store and still can be, the soonest over first.',
    resolve: (_viewer, _args, context) => listOwnUnpaid(context),
  }),
);

builder.objectField(EpisodeRef, 'viewerPurchase', (t) =>
  t.field({
    type: PurchaseRef,
    nullable: true,
    description: "The viewer's purchase of it that is pending or completed; null when there is none.",
    resolve: ({ id }, _args, context) => purchaseLoader(context).load(id),
  }),
);

builder.queryField('purchasedEpisodeId', (t) =>
  t.field({
    type: 'ID',
    nullable: true,
    description:
      "The episode of the viewer's purchase, to go back to; null when the episode is gone. NOT_FOUND for purchases of others.",
    authScopes: { registered: true },
    args: {
      intentId: t.arg.id({ required: true, description: "The purchase's id, or the processor's of its payment." }),
    },
    resolve: async (_root, { intentId }, context) => (await loadOwnPurchase(context, intentId)).episodeId,
  }),
);
