import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import moneyErrors from '../../messages/moneyErrors.js';
import { letGoOfBankAccount } from '../bankAccounts/index.ts';
import { lockCreator } from '../ledger/index.ts';
import { giveBack } from './movements.ts';
import { findOpenWithdrawal, writeWithdrawal, type Withdrawal } from './store/withdrawals.ts';
import { isClosed } from './week.ts';

/** Whether a request can be taken back: a transfer until its week closes, a gift until its code is being issued. */
export const canCancel = (withdrawal: Pick<Withdrawal, 'state' | 'closesAt'> | null, at: Date): boolean =>
  withdrawal?.state === 'REQUESTED' && (withdrawal.closesAt === null || !isClosed(withdrawal.closesAt, at));

const NOTHING_OPEN = problem(
  [],
  'NOTHING_OPEN',
  said(moneyErrors, (t) => t.withdrawals.nothingOpen()),
);
const TOO_LATE = problem(
  [],
  'TOO_LATE',
  said(moneyErrors, (t) => t.withdrawals.tooLate()),
);
const ISSUING = problem(
  [],
  'TOO_LATE',
  said(moneyErrors, (t) => t.withdrawals.issuing()),
);

/** Takes the viewer's open request back; the money is in the balance again at once. `at` is now. */
export async function cancelWithdrawal(
  { actor, services }: Context,
  at: Date = new Date(),
): Promise<Outcome<Withdrawal>> {
  const creatorId = accountOf(actor);
  return services.database.transact(async (tx) => {
    await lockCreator(tx, creatorId);
    const open = await findOpenWithdrawal(tx, creatorId);
    if (!open) return problems([NOTHING_OPEN]);
    if (!canCancel(open, at)) return problems([open.type === 'GIFT' ? ISSUING : TOO_LATE]);
    await writeWithdrawal(tx, open.id, { state: 'CANCELED', settledAt: at });
    await giveBack(tx, open);
    if (open.type === 'BANK') await letGoOfBankAccount(tx, creatorId, null);
    return done({ ...open, state: 'CANCELED', settledAt: at });
  });
}
