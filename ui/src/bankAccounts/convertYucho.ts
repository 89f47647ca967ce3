import type { Fault } from './judgeHolder.ts';
import { judgeDigits, plainDigits } from './judgeNumber.ts';

/** The number of ゆうちょ銀行 among banks. */
export const YUCHO = '9900';

/** What a passbook's symbol and number are for other banks, or what is wrong with each. */
export interface YuchoAccount {
  /** Null while the symbol does not say it. */
  branchCode: string | null;
  /** Null while the number does not say it. */
  accountNumber: string | null;
  symbolFault: Fault | null;
  numberFault: Fault | null;
}

function judgeSymbol(symbol: string): Fault | null {
  const fault = judgeDigits(symbol, 5);
  if (fault) return fault;
  if (symbol.length < 5)
    return { message: 'A symbol has 5 digits, such as 11940.', messageJa: '記号は5桁です（例：11940）。' };
  if (!symbol.startsWith('1'))
    return {
      message: 'A symbol starts with 1. Numbers of transfer accounts (0) go under Bank.',
      messageJa: '記号は1から始まります。振替口座（0から始まるもの）は「銀行」から入力してください。',
    };
  return null;
}

function judgeNumber(number: string): Fault | null {
  const fault = judgeDigits(number, 8);
  if (fault) return fault;
  if (number.length < 2 || !number.endsWith('1'))
    return {
      message: 'A number has up to 8 digits and ends in 1, such as 12345671.',
      messageJa: '番号は8桁以内で、末尾は1です（例：12345671）。',
    };
  return null;
}

/** Converts symbol (記号) and number (番号) of a passbook of ゆうちょ銀行 to branch and account number (decisions 4.6). */
export function convertYucho(symbolText: string, numberText: string): YuchoAccount {
  const [symbol, number] = [plainDigits(symbolText), plainDigits(numberText)];
  const symbolFault = judgeSymbol(symbol);
  const numberFault = judgeNumber(number);
  return {
    branchCode: symbolFault ? null : `${symbol.slice(1, 3)}8`,
    accountNumber: numberFault ? null : number.slice(0, -1).padStart(7, '0'),
    symbolFault,
    numberFault,
  };
}
