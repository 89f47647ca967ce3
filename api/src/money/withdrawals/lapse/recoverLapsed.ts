import type { Transaction } from '../../../database/index.ts';
import type { Context, Needs } from '../../../graphql/context.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { done, problem, problems, type Outcome } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import moneyErrors from '../../../messages/moneyErrors.js';
import { noteDeed } from '../../deeds/index.ts';
import { lockCreator, post } from '../../ledger/index.ts';
import { listRecoverable, writeRecovered } from '../store/lapses.ts';

/** Makes everything withdrawable again that lapsed within a year. Answers how much, in yen. */
async function recover(tx: Transaction, creatorId: string, at: Date): Promise<number> {
  await lockCreator(tx, creatorId);
  const held = await listRecoverable(tx, creatorId, at);
  for (const { id, amount } of held) {
    await writeRecovered(tx, id, at);
    await post(tx, {
      kind: 'RECOVERY',
      key: `recover:${id}`,
      entries: [
        { account: 'CREATOR_LAPSED', creatorId, amount: -amount },
        { account: 'CREATOR_WITHDRAWABLE', creatorId, amount },
      ],
    });
  }
  return held.reduce((sum, { amount }) => sum + amount, 0);
}

/** Gives the viewer back what lapsed within a year. `at` is now. */
export async function recoverLapsedSales(
  { actor, services }: Context,
  at: Date = new Date(),
): Promise<Outcome<{ amount: number }>> {
  const amount = await services.database.transact((tx) => recover(tx, accountOf(actor), at));
  if (amount > 0) return done({ amount });
  return problems([
    problem(
      [],
      'NOTHING_HELD',
      said(moneyErrors, (t) => t.withdrawals.nothingHeld()),
    ),
  ]);
}

/** Gives a creator back what lapsed within a year, by an operator. Answers how much, in yen. */
export const recoverFor = (
  { database }: Needs<'database'>,
  creatorId: string,
  { at, doneBy }: { at: Date; doneBy: string },
): Promise<number> =>
  database.transact(async (tx) => {
    const amount = await recover(tx, creatorId, at);
    if (amount > 0) await noteDeed(tx, 'LAPSE_RECOVERED', { subjectId: creatorId, reason: '', doneBy });
    return amount;
  });
