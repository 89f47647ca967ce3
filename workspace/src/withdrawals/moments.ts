import { formatDay, formatDayOfWeek, formatTime } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import withdrawalsTexts from '../messages/withdrawals.js';

/** The last second of a week: tonight, or its day. */
export function formatClose(closesAt: string, now: number): string {
  const isToday = formatDay(closesAt, now) === formatDay(now, now);
  return isToday ? textsOf(withdrawalsTexts).arrival.tonight() : `${formatDayOfWeek(closesAt, now)} 23:59:59`;
}

/** An instant of the past: its day and time. */
export const formatMoment = (at: string, now: number): string => `${formatDay(at, now)} ${formatTime(at)}`;
