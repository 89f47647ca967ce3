import { sign } from '@komawari/stripe';
import { payAt } from '../../buyEpisode.ts';
import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';
import type { Requests } from './requests.ts';

const paid = async ({ publish }: Scene): Promise<string> =>
  (await publish({ episode: { salesInfo: { price: 300, pagesChargedFrom: 0 } } })).episodeId;

/** A purchase of the reader's that was begun. */
async function begin(scene: Scene) {
  const episodeId = await paid(scene);
  const { purchase, checkoutUrl } = await scene.act(
    'purchaseEpisode',
    { episodeId, expectedPrice: 300 },
    { as: scene.reader, select: 'checkoutUrl purchase { id }' },
  );
  return { episodeId, purchaseId: purchase.id as string, checkoutUrl: checkoutUrl as string };
}

/** One that was paid, which nobody here has heard of yet. */
async function pay(scene: Scene) {
  const begun = await begin(scene);
  await payAt(scene.test, begun.checkoutUrl);
  return begun;
}

/** What readers buy. */
export const purchases: Preparations = {
  purchaseEpisode: async (scene) => call(scene.reader, { episodeId: await paid(scene), expectedPrice: 300 }),
  updatePurchaseStatus: async (scene) => call(scene.reader, { purchasableID: (await pay(scene)).episodeId }),
  refundPurchase: async (scene) => {
    const { purchaseId } = await pay(scene);
    await scene.test.run(
      'mutation ($id: ID!) { updatePurchaseStatus(input: { purchasableID: $id }) { purchase { id } } }',
      { id: purchaseId },
      scene.reader,
    );
    return call(scene.reader, { purchaseId });
  },
};

/** What the processor tells. */
export const paymentRequests: Requests = {
  'POST /webhooks/stripe': async (scene) => {
    await pay(scene);
    const { stripe } = scene.test;
    const event = Object.values(stripe.world.state.kept.events).at(-1);
    const payload = JSON.stringify(event);
    return {
      method: 'POST',
      url: '/webhooks/stripe',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': sign(payload, stripe.webhookSecret, Math.floor(Date.now() / 1000)),
      },
      payload,
    };
  },
};
