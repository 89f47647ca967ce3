import { writeCsv } from '@komawari/storage/documents';
import { todayInTokyo } from '../../../kernel/today.ts';
import type { TransferFailure } from '../../bankAccounts/index.ts';
import type { Withdrawal } from '../store/withdrawals.ts';
import type { WithdrawalState } from '../Withdrawal.ts';

const HEAD = ['申請日', '方法', '金額', '手数料', '受取額', '状態', '完了日', '振込先', '理由'];

const STATES: Record<WithdrawalState, string> = {
  REQUESTED: '申請中',
  PROCESSING: '処理中',
  PAID: '支払済み',
  CANCELED: '取消',
  REFUNDED: '差戻し',
};

const FAILURES: Record<TransferFailure, string> = {
  ACCOUNT_CLOSED: '口座解約済み',
  NO_SUCH_ACCOUNT: '該当口座なし',
  NAME_DIFFERS: '名義相違',
  OTHER: '入金不可',
};

const dayOf = (at: Date | null): string => (at === null ? '' : todayInTokyo(at.getTime()));

/** Withdrawals as CSV, a row each; amounts are numbers of yen, days those of Tokyo. What arrived is 0 where nothing did. */
export const withdrawalsCsv = (rows: readonly Withdrawal[]): string =>
  writeCsv([
    HEAD,
    ...rows.map(({ requestedAt, type, amount, fee, state, settledAt, bankName, accountEnd, failure }) => [
      dayOf(requestedAt),
      type === 'BANK' ? '振込' : 'ギフトコード',
      amount,
      fee,
      state === 'PAID' ? amount - fee : 0,
      STATES[state],
      dayOf(settledAt),
      [bankName, accountEnd].filter((part) => part !== null).join(' '),
      failure === null ? '' : FAILURES[failure],
    ]),
  ]);
