import type { Transaction } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { notifyMoney } from '../../../people/notifications/index.ts';
import { findFreeze } from '../../deeds/index.ts';
import { lockCreator } from '../../ledger/index.ts';
import { mailNews } from '../letters.ts';
import { payOut } from '../movements.ts';
import { findWithdrawal, forgetSettled, listInState, writeWithdrawal, type Withdrawal } from '../store/withdrawals.ts';
import type { GiftProvider } from './GiftProvider.ts';
import { sealCode } from './sealedCode.ts';

type Gift = Pick<Withdrawal, 'id' | 'creatorId'>;

/**
 * Writes down that the provider is asked from now on: whoever cancels at the same moment comes before it, or too late. False where
 * nothing is to be asked. What was asked for before is asked for again, whatever became of the answer: the key is the same, so
 * the code is, too, and a freeze that came meanwhile does not take back what may be issued already.
 */
async function begin(tx: Transaction, { id, creatorId }: Gift, at: Date): Promise<boolean> {
  await lockCreator(tx, creatorId);
  const gift = await findWithdrawal(tx, id);
  if (gift?.state === 'PROCESSING') return true;
  if (gift?.state !== 'REQUESTED' || (await findFreeze(tx, creatorId)) !== null) return false;
  await writeWithdrawal(tx, id, { state: 'PROCESSING', processingAt: at });
  return true;
}

/** Writes the code down, which is the creator's from then on, and tells them. False where somebody else did. */
async function finish(
  tx: Transaction,
  { config }: Needs<'config'>,
  { id, creatorId }: Gift,
  { code, at }: { code: string; at: Date },
): Promise<boolean> {
  await lockCreator(tx, creatorId);
  const gift = await findWithdrawal(tx, id);
  if (gift?.state !== 'PROCESSING') return false;
  const { userId, amount } = gift;
  await writeWithdrawal(tx, id, {
    state: 'PAID',
    settledAt: at,
    sealedCode: sealCode(config, code),
    codeEnd: code.slice(-4),
  });
  await payOut(tx, gift);
  if (userId === null) {
    await forgetSettled(tx, creatorId);
    return true;
  }
  await notifyMoney(tx, userId, { type: 'WITHDRAWAL_PAID', amount });
  await mailNews(tx, config, userId, ({ gift: texts }) => ({
    heading: texts.heading({ amount }),
    paragraphs: [texts.body()],
  }));
  return true;
}

/** The provider is asked between two transactions: it may be slow or silent, and nobody waits for it with a lock. */
async function issueOne(
  services: Needs<'config' | 'database'>,
  provider: GiftProvider,
  gift: Withdrawal,
  at: Date,
): Promise<boolean> {
  if (!(await services.database.transact((tx) => begin(tx, gift, at)))) return false;
  const { code } = await provider.issue({ key: gift.id, amountInYen: gift.amount });
  return services.database.transact((tx) => finish(tx, services, gift, { code, at }));
}

/**
 * Gets the codes of all gifts that wait for one, and of those that a process died over. Answers how many came. One that does not
 * come holds up no other; they come the next time. Throws AggregateError, when all were tried, with what went wrong. `at` is now.
 */
export async function issueGifts(
  services: Needs<'config' | 'database'>,
  provider: GiftProvider,
  at: Date = new Date(),
): Promise<number> {
  const { database } = services;
  const waiting = [
    ...(await listInState(database, 'GIFT', 'PROCESSING')),
    ...(await listInState(database, 'GIFT', 'REQUESTED')),
  ];
  const faults: unknown[] = [];
  let count = 0;
  for (const gift of waiting)
    try {
      count += Number(await issueOne(services, provider, gift, at));
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} gift codes could not be issued`);
  return count;
}
