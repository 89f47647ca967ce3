import { formatCount, formatYen } from '@komawari/ui/numbers';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { BankAccountState } from '../bankAccounts/index.ts';
import { maximumOf, minimumOf, TERMS } from './terms.ts';
import type { WithdrawalBlock, WithdrawalType } from './Withdrawal.ts';

/** What decides whether something can be requested. */
export interface Standing {
  /** Below 0 when a buyer took back what was paid out already. */
  withdrawable: number;
  accountState: BankAccountState;
  hasOpenRequest: boolean;
  isFrozen: boolean;
  /** Whether somebody makes gift codes here. */
  hasGifts: boolean;
  /** Two-step sign-in, or a password of 15 characters and more. */
  isSignInStrong: boolean;
}

/** Why nothing can be requested now, the most important reason first; null when something can. */
export function findBlock(type: WithdrawalType, standing: Standing): WithdrawalBlock | null {
  if (type === 'GIFT' && !standing.hasGifts) return 'NO_GIFTS';
  if (standing.hasOpenRequest) return 'OPEN_REQUEST';
  if (standing.isFrozen) return 'FROZEN';
  if (!standing.isSignInStrong) return 'WEAK_SIGN_IN';
  if (type === 'BANK' && standing.accountState === 'NOT_REGISTERED') return 'NO_ACCOUNT';
  if (type === 'BANK' && standing.accountState === 'INVALID') return 'INVALID_ACCOUNT';
  return standing.withdrawable < minimumOf(type) ? 'BELOW_MINIMUM' : null;
}

const REASONS: Record<Exclude<WithdrawalBlock, 'BELOW_MINIMUM'>, [string, string]> = {
  NO_GIFTS: [
    'Gift codes are not given out here. Request a transfer instead; nothing was requested.',
    'ギフトコードは利用できません。振込を申請してください。',
  ],
  OPEN_REQUEST: [
    'A request is open already. The next one can follow when it is settled; nothing was requested.',
    'すでに申請中の出金があります。完了後に次の申請ができます。',
  ],
  FROZEN: [
    'Withdrawals are paused by the operator. Your balance is safe; nothing was requested.',
    '運営により出金が停止されています。残高はそのままです。',
  ],
  WEAK_SIGN_IN: [
    'Add a second step to your sign-in first, or use a password of 15 characters or more. Nothing was requested.',
    '先に2段階認証を設定するか、15文字以上のパスワードにしてください。',
  ],
  NO_ACCOUNT: ['Add a bank account first. Nothing was requested.', '先に振込先の口座を登録してください。'],
  INVALID_ACCOUNT: [
    'The last transfer came back. Enter another bank account first; nothing was requested.',
    '前回の振込が差し戻されました。先に口座を修正してください。',
  ],
};

function problemOfMinimum(type: WithdrawalType, hasGifts: boolean, code: string, path: string[]): Problem {
  const least = minimumOf(type);
  return problem(
    path,
    code,
    type === 'BANK' && hasGifts
      ? `The minimum is ${formatYen(least)}. A gift code works from ${formatYen(TERMS.giftMinimum)}.`
      : `The minimum is ${formatYen(least)}.`,
    `${formatCount(least)}円以上で申請してください。`,
  );
}

function problemOfStep(amount: number): Problem {
  const below = Math.floor(amount / TERMS.giftStep) * TERMS.giftStep;
  const [one, other] = [below, below + TERMS.giftStep].map(formatCount);
  return problem(
    ['amount'],
    'NOT_A_STEP',
    `Steps of ${formatYen(TERMS.giftStep)}. Try ${one} or ${other}.`,
    `${TERMS.giftStep}円単位で入力してください。`,
  );
}

/** What is in the way of a request of this amount; null when nothing is. */
export function judgeRequest(type: WithdrawalType, amount: number, standing: Standing): Problem | null {
  const block = findBlock(type, standing);
  if (block === 'BELOW_MINIMUM') {
    const { message, messageJa } = problemOfMinimum(type, standing.hasGifts, block, []);
    return problem([], block, `You have ${formatYen(standing.withdrawable)}. ${message}`, messageJa);
  }
  if (block !== null) return problem([], block, ...REASONS[block]);
  if (amount < minimumOf(type)) return problemOfMinimum(type, standing.hasGifts, 'TOO_SMALL', ['amount']);
  if (amount > standing.withdrawable)
    return problem(
      ['amount'],
      'BALANCE_TOO_LOW',
      `You have ${formatYen(standing.withdrawable)}. Nothing was requested.`,
      `残高は${formatCount(standing.withdrawable)}円です。申請はされていません。`,
    );
  if (amount > maximumOf(type))
    return problem(
      ['amount'],
      'TOO_LARGE',
      `${formatYen(maximumOf(type))} is the most at once.`,
      `1回の上限は${formatCount(maximumOf(type))}円です。`,
    );
  return type === 'GIFT' && amount % TERMS.giftStep !== 0 ? problemOfStep(amount) : null;
}
