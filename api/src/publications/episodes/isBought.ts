import type { Transaction } from '../../database/index.ts';
import { forbidden, problem, type Problem, type Refusal } from '../../kernel/errors.ts';
import { findBought, type Bought } from '../../money/purchases/index.ts';
import type { EpisodeStatus } from './store/episodes.ts';
import { said, type Said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';

const saidOfBuyers = (bought: Bought): Said => said(publicationsErrors, (t) => t.episodes[bought]());

/** What somebody paid for, or is paying for, goes neither to draft nor to the trash. */
export const isBought = (bought: Bought): Refusal => forbidden(saidOfBuyers(bought));

/** Refuses to make a draft of what somebody bought, or is buying at this moment. */
export async function checkBought(
  tx: Transaction,
  { id, to, path }: { id: string; to: EpisodeStatus | null | undefined; path: string[] },
  found: Problem[],
): Promise<void> {
  const bought = to === 'DRAFT' ? (await findBought(tx, [id])).get(id) : undefined;
  if (bought) found.push(problem(path, bought, saidOfBuyers(bought)));
}
