import type { Transaction } from '../../database/index.ts';
import { forbidden, problem, type Problem, type Refusal } from '../../kernel/errors.ts';
import { findBought } from '../../money/purchases/index.ts';
import type { EpisodeStatus } from './store/episodes.ts';

const WORDS = 'Somebody bought this episode. Archive it instead: then only its buyers can read it.';
const WORDS_JA = '購入した読者がいるため変更できません。代わりにアーカイブすると、購入者だけが読めます。';

/** What somebody paid for goes neither to draft nor to the trash. */
export const isBought = (): Refusal => forbidden(WORDS, WORDS_JA);

/** Refuses to make a draft of what somebody bought, or is buying at this moment. */
export async function checkBought(
  tx: Transaction,
  { id, to, path }: { id: string; to: EpisodeStatus | null | undefined; path: string[] },
  found: Problem[],
): Promise<void> {
  if (to === 'DRAFT' && (await findBought(tx, [id])).has(id)) found.push(problem(path, 'BOUGHT', WORDS, WORDS_JA));
}
