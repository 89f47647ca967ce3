import type { TransferFailure } from '../../bankAccounts/index.ts';
import { RECORD_LENGTH, toLines } from './fields.ts';

/** What became of one transfer: null where it was paid. */
export interface TransferResult {
  number: number;
  bankCode: string;
  accountNumber: string;
  amount: number;
  failure: TransferFailure | null;
}

/** The file as a whole cannot be trusted: nothing of it is taken. */
export class ResultFileRefused extends Error {
  override name = 'ResultFileRefused';
}

/** The result stands in the first of the seven bytes that a data record has to spare (docs/transfers.md). */
const RESULT_AT = 113;
const RESULTS: Readonly<Record<string, TransferFailure | null>> = {
  '0': null,
  '1': 'NO_SUCH_ACCOUNT',
  '2': 'ACCOUNT_CLOSED',
  '3': 'NAME_DIFFERS',
  '9': 'OTHER',
};

function refuse(why: string): never {
  throw new ResultFileRefused(`${why} Nothing of the file was taken.`);
}

function readData(line: string, place: number): TransferResult {
  const code = line[RESULT_AT] ?? ' ';
  if (!Object.hasOwn(RESULTS, code)) refuse(`Record ${place} has the result "${code}"; 0, 1, 2, 3 and 9 are known.`);
  const [number, amount] = [line.slice(91, 111), line.slice(80, 90)];
  if (!/^\d+$/.test(number) || !/^\d+$/.test(amount)) refuse(`Record ${place} has no number or no amount.`);
  return {
    number: Number(number),
    bankCode: line.slice(1, 5),
    accountNumber: line.slice(43, 50),
    amount: Number(amount),
    failure: RESULTS[code] ?? null,
  };
}

/**
 * Reads the result of a transfer file: the records that were sent, each with its result. Throws ResultFileRefused, with what is
 * wrong, where lengths, order, results or totals do not fit.
 */
export function readResultFile(bytes: Buffer): TransferResult[] {
  const lines = toLines(bytes);
  lines.forEach((line, at) => {
    if (line.length !== RECORD_LENGTH) refuse(`Record ${at + 1} has ${line.length} bytes instead of ${RECORD_LENGTH}.`);
  });
  const kinds = lines.map((line) => line[0]).join('');
  if (!/^12*89$/.test(kinds)) refuse('The file is not a header, transfers, totals and an end.');
  const results = lines.slice(1, -2).map((line, at) => readData(line, at + 2));
  const trailer = lines.at(-2) ?? '';
  const [count, total] = [Number(trailer.slice(1, 7)), Number(trailer.slice(7, 19))];
  const sum = results.reduce((before, { amount }) => before + amount, 0);
  if (count !== results.length || total !== sum)
    refuse(`The totals say ${count} transfers of ¥${total}, and there are ${results.length} of ¥${sum}.`);
  if (new Set(results.map(({ number }) => number)).size !== results.length) refuse('A transfer stands in it twice.');
  return results;
}
