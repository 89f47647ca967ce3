import holidayList from '@holiday-jp/holiday_jp';
import { AHEAD_OF_UTC_IN_MS } from '../../kernel/today.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** Days since 1970-01-01 in Tokyo; that was a Thursday. */
const dayOf = (at: Date): number => Math.floor((at.getTime() + AHEAD_OF_UTC_IN_MS) / DAY);
const weekdayOf = (day: number): number => (day + 4) % 7;
const midnightOf = (day: number): Date => new Date(day * DAY - AHEAD_OF_UTC_IN_MS);

/** The last second of the week in which an instant lies: Sunday 23:59:59 in Tokyo. */
export function closeOfWeek(at: Date): Date {
  const day = dayOf(at);
  const sunday = day + ((7 - weekdayOf(day)) % 7);
  return new Date(midnightOf(sunday + 1).getTime() - SECOND);
}

/** Whether a week is over: its last second counts to its end. */
export const isClosed = (closesAt: Date, at: Date): boolean => at.getTime() >= closesAt.getTime() + SECOND;

/** Banks rest on Saturdays, Sundays, holidays and from December 31 to January 3. */
function isBankDay(day: number): boolean {
  const date = new Date(day * DAY).toISOString().slice(0, 10);
  if ([0, 6].includes(weekdayOf(day)) || Object.hasOwn(holidayList.holidays, date)) return false;
  return !['12-31', '01-01', '01-02', '01-03'].includes(date.slice(5));
}

/** decisions 4.6: bank days after the end of the week in which the money is there. */
const BANK_DAYS = 4;

/** When the bank has the file of a week, and by when the money is there: the beginnings of those days in Tokyo. */
export function transferDaysOf(closesAt: Date): { sentOn: Date; arrivesBy: Date } {
  const days: number[] = [];
  for (let day = dayOf(closesAt) + 1; days.length < BANK_DAYS; day += 1) if (isBankDay(day)) days.push(day);
  return { sentOn: midnightOf(days[0] ?? 0), arrivesBy: midnightOf(days[BANK_DAYS - 1] ?? 0) };
}
