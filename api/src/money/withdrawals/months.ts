import { AHEAD_OF_UTC_IN_MS } from '../../kernel/today.ts';

/** A month in Tokyo, counted from January of the year 0. */
export type Month = number;

/** The month in which an instant lies. */
export function monthOf(at: Date): Month {
  const tokyo = new Date(at.getTime() + AHEAD_OF_UTC_IN_MS);
  return tokyo.getUTCFullYear() * 12 + tokyo.getUTCMonth();
}

/** When a month begins. */
export const beginOf = (month: Month): Date =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1) - AHEAD_OF_UTC_IN_MS);

/** The last second of a month. */
export const endOf = (month: Month): Date => new Date(beginOf(month + 1).getTime() - 1000);

/** A month as it is written down: 2026-11. */
export const nameOf = (month: Month): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * decisions 4.6: sales of a month lapse at the end of the month that holds the 180th day after its end. That is the sixth
 * month after it, whatever the lengths of the months between.
 */
export const MONTHS_KEPT = 6;
