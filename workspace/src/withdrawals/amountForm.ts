import { textsOf } from '@komawari/ui/language';
import * as z from 'zod';
import type { WithdrawalTermsFieldsFragment } from '../gql/graphql.ts';
import withdrawalsTexts from '../messages/withdrawals.js';

export type Terms = WithdrawalTermsFieldsFragment;
export type Way = 'Bank' | 'Gift';

/** Yen as they are typed: wide digits, commas and a sign of the currency are fine. Null for what is no whole number. */
export function readYen(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[¥￥,\s円]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** What may be asked for. */
export function boundsOf(way: Way, terms: Terms, balance: number): { least: number; most: number } {
  const most = way === 'Bank' ? terms.bankMaximum : Math.min(terms.giftMaximum, balance - (balance % terms.giftStep));
  return { least: way === 'Bank' ? terms.bankMinimum : terms.giftMinimum, most: Math.min(most, balance) };
}

/** What of an amount is kept for sending it. */
export const feeOf = (way: Way, terms: Terms, amount: number): number =>
  way === 'Gift' || amount >= terms.transferFeeFreeFrom ? 0 : terms.transferFee;

interface Standing {
  terms: Terms;
  balance: number;
  /** Whether somebody makes gift codes here. */
  hasGifts: boolean;
}

function faultOf(text: string, way: Way, { terms, balance, hasGifts }: Standing): string | null {
  const { amounts } = textsOf(withdrawalsTexts);
  const amount = readYen(text);
  if (amount === null) return amounts.noYen();
  const { least, most } = boundsOf(way, terms, balance);
  if (amount < least && way === 'Bank' && hasGifts) return amounts.minimumOrGift({ least, gift: terms.giftMinimum });
  if (amount < least) return amounts.minimum({ least });
  if (amount > balance) return amounts.overBalance({ balance });
  const below = amount - (amount % terms.giftStep);
  if (way === 'Gift' && below !== amount)
    return amounts.steps({ step: terms.giftStep, below, above: below + terms.giftStep });
  return amount > most ? amounts.most({ most }) : null;
}

/** The form of an amount. The API decides; this says it while there is still something to type. */
export const amountForm = (way: Way, standing: Standing) =>
  z.object({
    amount: z.string().superRefine((text, context) => {
      const message = faultOf(text, way, standing);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  });
