import type { Context } from '../../graphql/context.ts';
import { done, forbidden, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { isCreator } from '../../kernel/actor.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkAd } from './checkAd.ts';
import { AD_SLOTS, writeAdSlot, type AdRecord, type AdSlot } from './store/adSlots.ts';

/** What a creator sets: null empties a place, an absent place stays. */
export type AdSlotInput = { [Slot in AdSlot]?: AdRecord | null | undefined };

/** Sets the ads that stand on all episodes of who asks, and draws these anew. */
export async function updateAdSlotCollection(
  { actor, services }: Context,
  input: AdSlotInput,
): Promise<Outcome<string>> {
  if (!isCreator(actor)) throw forbidden('Ads are for creators.', '広告は作者だけが設定できます。');
  const userId = actor.accountId;
  const found: Problem[] = [];
  for (const slot of AD_SLOTS) if (input[slot]) checkAd(input[slot], ['episodeTags', slot], found);
  if (found.length > 0) return problems(found);
  await services.database.transact(async (tx) => {
    for (const slot of AD_SLOTS) if (input[slot] !== undefined) await writeAdSlot(tx, userId, slot, input[slot]);
    await declareChanges(tx, [keys.userAds(userId)]);
  });
  return done(userId);
}
