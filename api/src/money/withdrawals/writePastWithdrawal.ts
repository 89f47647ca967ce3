import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { holdBankAccount, letGoOfBankAccount } from '../bankAccounts/index.ts';
import { releaseSales } from '../purchases/index.ts';
import { giveBack, payOut, setAside } from './movements.ts';
import { insertWithdrawal, writeWithdrawal } from './store/withdrawals.ts';
import { feeOf } from './terms.ts';
import { closeOfWeek, transferDaysOf } from './week.ts';
import type { WithdrawalState } from './Withdrawal.ts';

/** A transfer that was requested before it is written. */
export interface PastWithdrawal {
  userId: string;
  amount: number;
  requestedAt: Date;
  /** How far it came. */
  state: WithdrawalState;
}

/** How long after the request somebody thought better of it. */
const HOURS_TO_CANCEL = 5;
/** Past the beginning of the day on which the money arrives. */
const HOURS_TO_ARRIVE = 10;

const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);

/**
 * Writes a transfer of the past as its steps would have left it, in row, bank account and ledger, for a seed. Nobody is told. An
 * account that a bank refused is good again afterwards, as if its owner had mended it.
 */
export async function writePastWithdrawal(
  tx: Transaction,
  { config }: Needs<'config'>,
  { userId, amount, requestedAt, state }: PastWithdrawal,
): Promise<void> {
  await releaseSales(tx, userId);
  const closesAt = closeOfWeek(requestedAt);
  const { sentOn, arrivesBy } = transferDaysOf(closesAt);
  const withdrawal = await insertWithdrawal(tx, {
    creatorId: userId,
    userId,
    type: 'BANK',
    amount,
    fee: feeOf('BANK', amount),
    isAutomatic: false,
    ...(await holdBankAccount(tx, config, userId)),
    closesAt,
    requestedAt,
  });
  await setAside(tx, withdrawal, { happenedAt: requestedAt });
  if (state === 'REQUESTED') return;
  if (state === 'PROCESSING')
    return writeWithdrawal(tx, withdrawal.id, { state, processingAt: hoursAfter(closesAt, 1) });
  const isCanceled = state === 'CANCELED';
  const settledAt = isCanceled ? hoursAfter(requestedAt, HOURS_TO_CANCEL) : hoursAfter(arrivesBy, HOURS_TO_ARRIVE);
  await writeWithdrawal(tx, withdrawal.id, {
    state,
    settledAt,
    failure: state === 'REFUNDED' ? 'NAME_DIFFERS' : null,
    ...(isCanceled ? {} : { processingAt: hoursAfter(closesAt, 1), exportedAt: hoursAfter(sentOn, 1) }),
  });
  await (state === 'PAID' ? payOut : giveBack)(tx, withdrawal, { happenedAt: settledAt });
  await letGoOfBankAccount(tx, userId, null);
}
