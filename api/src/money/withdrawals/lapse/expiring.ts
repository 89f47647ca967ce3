import type { Reader } from '../../../database/index.ts';
import { beginOf, monthOf, MONTHS_KEPT, type Month } from '../months.ts';
import { sumSince } from '../store/lapses.ts';

/**
 * What of a balance lapses at the end of a month. What leaves a balance is taken from its oldest sales first, so what is left
 * of it is the newest: all beyond those that are kept longer lapses.
 */
export async function amountExpiring(
  reader: Reader,
  { userId, balance, month }: { userId: string; balance: number; month: Month },
): Promise<number> {
  if (balance <= 0) return 0;
  return Math.max(0, balance - (await sumSince(reader, userId, beginOf(month - MONTHS_KEPT + 1))));
}

/** What of a balance should have lapsed at the end of an earlier month. */
export const amountExpired = (
  reader: Reader,
  { userId, balance, at }: { userId: string; balance: number; at: Date },
): Promise<number> => amountExpiring(reader, { userId, balance, month: monthOf(at) - 1 });
