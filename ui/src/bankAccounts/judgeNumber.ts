import type { Fault } from './judgeHolder.ts';

const ORDINALS = ['1st', '2nd', '3rd'];

/** Digits as people type them: wide ones too, without blanks and dashes. */
export const plainDigits = (text: string): string => text.normalize('NFKC').replace(/[\s‐-―−ー-]/g, '');

/** What is wrong with digits; null when there is nothing else among them and they are as many as they may be. */
export function judgeDigits(digits: string, most: number): Fault | null {
  const at = digits.search(/[^0-9]/);
  if (at >= 0) {
    const place = ORDINALS[at] ?? `${at + 1}th`;
    const what = /^\p{L}/u.test(digits.slice(at)) ? 'a letter' : 'none';
    return {
      message: `Digits only. The ${place} is ${what}.`,
      messageJa: `数字だけを入力してください（${at + 1}文字目）。`,
    };
  }
  if (digits.length <= most) return null;
  return {
    message: `That is ${digits.length} digits, and ${most} is the most.`,
    messageJa: `${most}桁以内で入力してください。`,
  };
}

/** An account number of seven digits, with what is wrong with it. Fewer digits get zeros in front. */
export function judgeAccountNumber(text: string): { number: string; fault: Fault | null } {
  const digits = plainDigits(text);
  if (digits === '')
    return {
      number: '',
      fault: { message: 'Enter the account number.', messageJa: '口座番号を入力してください。' },
    };
  return { number: digits.padStart(7, '0'), fault: judgeDigits(digits, 7) };
}
