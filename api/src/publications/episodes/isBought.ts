import type { Transaction } from '../../database/index.ts';
import { forbidden, problem, type Problem, type Refusal } from '../../kernel/errors.ts';
import { findBought, type Bought } from '../../money/purchases/index.ts';
import type { EpisodeStatus } from './store/episodes.ts';

const WORDS: Record<Bought, [words: string, wordsJa: string]> = {
  BOUGHT: [
    'Somebody bought this episode. Archive it instead: then only its buyers can read it.',
    '購入した読者がいるため変更できません。代わりにアーカイブすると、購入者だけが読めます。',
  ],
  BEING_BOUGHT: [
    'Somebody is buying this episode at this moment. Try again later, or archive it: then only its buyers can read it.',
    '購入手続き中の読者がいるため変更できません。しばらくしてからもう一度お試しいただくか、アーカイブしてください。',
  ],
};

/** What somebody paid for, or is paying for, goes neither to draft nor to the trash. */
export const isBought = (bought: Bought): Refusal => forbidden(...WORDS[bought]);

/** Refuses to make a draft of what somebody bought, or is buying at this moment. */
export async function checkBought(
  tx: Transaction,
  { id, to, path }: { id: string; to: EpisodeStatus | null | undefined; path: string[] },
  found: Problem[],
): Promise<void> {
  const bought = to === 'DRAFT' ? (await findBought(tx, [id])).get(id) : undefined;
  if (bought) found.push(problem(path, bought, ...WORDS[bought]));
}
