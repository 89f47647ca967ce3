import type { Context } from '../../graphql/context.ts';
import { done, forbidden, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { isCreator } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkAd, type AdInput } from './checkAd.ts';
import { AD_SLOTS, writeAdSlot, type AdRecord, type AdSlot } from './store/adSlots.ts';

/** What a creator sets: null empties a place, an absent place stays. */
export type AdSlotInput = { [Slot in AdSlot]?: AdInput | null | undefined };

/** Sets the ads that stand on all episodes of who asks, and draws these anew. */
export async function updateAdSlotCollection(
  { actor, services }: Context,
  input: AdSlotInput,
): Promise<Outcome<string>> {
  if (!isCreator(actor)) throw forbidden(said(discoveryErrors, (t) => t.ads.onlyCreators()));
  const userId = actor.accountId;
  const found: Problem[] = [];
  const ads = new Map<AdSlot, AdRecord | null>();
  for (const slot of AD_SLOTS) {
    const ad = input[slot];
    if (ad === undefined) continue;
    if (ad === null || checkAd(ad, ['episodeTags', slot], found)) ads.set(slot, ad);
  }
  if (found.length > 0) return problems(found);
  await services.database.transact(async (tx) => {
    for (const [slot, ad] of ads) await writeAdSlot(tx, userId, slot, ad);
    await declareChanges(tx, [keys.userAds(userId)]);
  });
  return done(userId);
}
