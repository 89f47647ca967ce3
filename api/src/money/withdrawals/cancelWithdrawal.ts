import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, problem, problems, type Outcome } from '../../kernel/errors.ts';
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
  'There is no open request. Nothing was changed.',
  '取り消せる申請はありません。',
);
const TOO_LATE = problem(
  [],
  'TOO_LATE',
  'The week has closed and the bank has it, so it can no longer be cancelled. Nothing was changed.',
  '締め切りを過ぎたため取り消せません。変更はされていません。',
);
const ISSUING = problem(
  [],
  'TOO_LATE',
  'The code is being issued, so it can no longer be cancelled. Nothing was changed.',
  'コードを発行中のため取り消せません。変更はされていません。',
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
