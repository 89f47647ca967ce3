import { formatCount, formatYen } from '@komawari/ui/numbers';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Language } from '../../kernel/language.ts';
import { inLanguage, said, type Said } from '../../kernel/said.ts';
import moneyErrors from '../../messages/moneyErrors.js';
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

/** An amount inside a sentence: ¥1,200, 1,200円. It may be below 0. */
const yenInWords = (yen: number, language: Language): string =>
  language === 'ja' ? `${formatCount(yen)}円` : formatYen(yen);

const saidOfMinimum = (type: WithdrawalType, hasGifts: boolean): Said =>
  said(moneyErrors, ({ withdrawals: t }) => {
    const least = minimumOf(type);
    return type === 'BANK' && hasGifts
      ? t.minimumOrGift({ least, giftLeast: TERMS.giftMinimum })
      : t.minimum({ least });
  });

/** The balance is below what can be requested at all. */
function saidOfBalance(type: WithdrawalType, { hasGifts, withdrawable }: Standing): Said {
  const minimum = saidOfMinimum(type, hasGifts);
  return said(moneyErrors, ({ withdrawals: t }, language) =>
    t.belowMinimum({ balance: yenInWords(withdrawable, language), minimum: inLanguage(language, minimum) }),
  );
}

function problemOfStep(amount: number): Problem {
  const step = TERMS.giftStep;
  const below = Math.floor(amount / step) * step;
  return problem(
    ['amount'],
    'NOT_A_STEP',
    said(moneyErrors, (t) => t.withdrawals.notAStep({ step, below, above: below + step })),
  );
}

/** What is in the way of a request of this amount; null when nothing is. */
export function judgeRequest(type: WithdrawalType, amount: number, standing: Standing): Problem | null {
  const block = findBlock(type, standing);
  if (block === 'BELOW_MINIMUM') return problem([], block, saidOfBalance(type, standing));
  if (block !== null)
    return problem(
      [],
      block,
      said(moneyErrors, (t) => t.withdrawals[block]()),
    );
  if (amount < minimumOf(type)) return problem(['amount'], 'TOO_SMALL', saidOfMinimum(type, standing.hasGifts));
  if (amount > standing.withdrawable)
    return problem(
      ['amount'],
      'BALANCE_TOO_LOW',
      said(moneyErrors, (t, language) =>
        t.withdrawals.balanceTooLow({ balance: yenInWords(standing.withdrawable, language) }),
      ),
    );
  if (amount > maximumOf(type))
    return problem(
      ['amount'],
      'TOO_LARGE',
      said(moneyErrors, (t) => t.withdrawals.tooLarge({ most: maximumOf(type) })),
    );
  return type === 'GIFT' && amount % TERMS.giftStep !== 0 ? problemOfStep(amount) : null;
}
