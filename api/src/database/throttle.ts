import { rateLimited } from '../kernel/errors.ts';
import { networkOf } from '../kernel/networkOf.ts';
import type { Reader } from './database.ts';
import { RATES, type Rate } from './rates.ts';
import { countAllInWindow, countInWindow, readCount } from './store/throttles.ts';

/** What is counted by address, as the name says then, is counted by the network of a visitor. */
const keyOf = (rate: Rate, whose: string): string => `${rate}:${rate.endsWith('From') ? networkOf(whose) : whose}`;

/**
 * Counts one of what `RATES` limits, for `whose`; the windows are shared by all processes. Throws RATE_LIMITED with the
 * seconds until the window ends. Runs outside the caller's transaction on purpose: a refused attempt counts too.
 */
export async function limitRate(reader: Reader, rate: Rate, whose: string): Promise<void> {
  const { limit, seconds } = RATES[rate];
  const { count, retryAfter } = await countInWindow(reader, keyOf(rate, whose), seconds);
  if (count > limit) throw rateLimited(Math.max(1, retryAfter));
}

/**
 * As `limitRate` for several at once, in one statement: how often this account does it, and how often this address. The keys
 * are what `RATES` calls them; whoever is refused by one is told to wait until the last of those that refuse is over.
 */
export async function limitRates(reader: Reader, whose: { readonly [Name in Rate]?: string }): Promise<void> {
  const asked = Object.entries(whose).map(([rate, by]) => ({
    rate: rate as Rate,
    key: keyOf(rate as Rate, by),
    seconds: RATES[rate as Rate].seconds,
  }));
  const counts = await countAllInWindow(reader, asked);
  const over = counts.filter(({ key, count }) => {
    const rate = asked.find((one) => one.key === key)?.rate;
    return rate !== undefined && count > RATES[rate].limit;
  });
  if (over.length > 0) throw rateLimited(Math.max(1, ...over.map(({ retryAfter }) => retryAfter)));
}

/** Counts one of what is counted only where it failed: nobody is refused by this. */
export async function countRate(reader: Reader, rate: Rate, whose: string): Promise<void> {
  await countInWindow(reader, keyOf(rate, whose), RATES[rate].seconds);
}

/** Whether as many were counted as there may be; counts nothing. */
export const isOverRate = async (reader: Reader, rate: Rate, whose: string): Promise<boolean> =>
  (await readCount(reader, keyOf(rate, whose))) >= RATES[rate].limit;
