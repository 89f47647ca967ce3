/**
 * Dates of the product: Japanese forms in Asia/Tokyo with a 24-hour clock.
 * Tokyo has kept UTC+9 without summer time since 1952, so the arithmetic is exact and needs no locale data.
 */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const tokyoOffset = 9 * hour;
const weekdays = ['日', '月', '火', '水', '木', '金', '土'];

/** An instant: ISO text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

interface CalendarDay {
  year: number;
  month: number;
  dayOfMonth: number;
  weekday: string;
  hours: number;
  minutes: number;
  /** Whole days since 1970-01-01, to count days between two dates. */
  dayNumber: number;
}

/** Milliseconds since 1970 of any way to write an instant. */
export function toMilliseconds(instant: Instant): number {
  return new Date(instant).getTime();
}

function readCalendar(instant: Instant, offset: number): CalendarDay {
  const shifted = toMilliseconds(instant) + offset;
  const date = new Date(shifted);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()] ?? '',
    hours: date.getUTCHours(),
    minutes: date.getUTCMinutes(),
    dayNumber: Math.floor(shifted / day),
  };
}

function formatClock({ hours, minutes }: CalendarDay): string {
  return `${hours}:${String(minutes).padStart(2, '0')}`;
}

/** The day in Tokyo: 11月13日 this year, 2025年11月13日 in another. */
export function formatDay(instant: Instant, now: Instant = Date.now()): string {
  const then = readCalendar(instant, tokyoOffset);
  const today = readCalendar(now, tokyoOffset);
  const short = `${then.month}月${then.dayOfMonth}日`;
  return then.year === today.year ? short : `${then.year}年${short}`;
}

/** The day in Tokyo with its weekday: 11月27日(金). */
export const formatDayOfWeek = (instant: Instant, now: Instant = Date.now()): string =>
  `${formatDay(instant, now)}(${readCalendar(instant, tokyoOffset).weekday})`;

/** The day in Tokyo with its year, whichever it is: 2026年12月1日. */
export function formatFullDay(instant: Instant): string {
  const { year, month, dayOfMonth } = readCalendar(instant, tokyoOffset);
  return `${year}年${month}月${dayOfMonth}日`;
}

/** The time of the day in Tokyo: 23:41. */
export function formatTime(instant: Instant): string {
  return formatClock(readCalendar(instant, tokyoOffset));
}

/** The hour in Tokyo, 0 to 23. */
export function hourInTokyo(instant: Instant): number {
  return readCalendar(instant, tokyoOffset).hours;
}

/** How long ago: たった今, 12分前, 5時間前, 昨日, 3日前, then the day. An instant ahead of now is written as its day. */
export function formatRelative(instant: Instant, now: Instant = Date.now()): string {
  const age = toMilliseconds(now) - toMilliseconds(instant);
  // A reader's clock may run a little behind the server's.
  if (age < -minute) return formatDay(instant, now);
  if (age < minute) return 'たった今';
  if (age < hour) return `${Math.floor(age / minute)}分前`;
  if (age < day) return `${Math.floor(age / hour)}時間前`;
  const nights = readCalendar(now, tokyoOffset).dayNumber - readCalendar(instant, tokyoOffset).dayNumber;
  if (nights <= 1) return '昨日';
  if (nights < 7) return `${nights}日前`;
  return formatDay(instant, now);
}

/** The exact form for schedules, money and deadlines: 2026年11月27日(金) 20:00 JST. */
export function formatExact(instant: Instant): string {
  const tokyo = readCalendar(instant, tokyoOffset);
  return `${tokyo.year}年${tokyo.month}月${tokyo.dayOfMonth}日(${tokyo.weekday}) ${formatClock(tokyo)} JST`;
}

/** The day and time on a clock so many minutes east of UTC, this device's unless told: 11月27日 12:00. */
export function formatLocal(instant: Instant, offsetInMinutes = localOffsetInMinutes(instant)): string {
  const local = readCalendar(instant, offsetInMinutes * minute);
  return `${local.month}月${local.dayOfMonth}日 ${formatClock(local)}`;
}

/** The month in Tokyo: 2026年11月. */
export function formatMonth(instant: Instant): string {
  const { year, month } = readCalendar(instant, tokyoOffset);
  return `${year}年${month}月`;
}

/** A range of days in Tokyo: 11月14日〜20日, 11月28日〜12月4日, with the year where it changes; 11月14日 for a single one. */
export function formatDayRange(from: Instant, to: Instant): string {
  const first = readCalendar(from, tokyoOffset);
  const last = readCalendar(to, tokyoOffset);
  const start = `${first.month}月${first.dayOfMonth}日`;
  if (first.year !== last.year) {
    return `${first.year}年${start}〜${last.year}年${last.month}月${last.dayOfMonth}日`;
  }
  if (first.month !== last.month) return `${start}〜${last.month}月${last.dayOfMonth}日`;
  return first.dayOfMonth === last.dayOfMonth ? start : `${start}〜${last.dayOfMonth}日`;
}

/** Minutes east of UTC on this device at that instant. */
export function localOffsetInMinutes(instant: Instant): number {
  return -new Date(instant).getTimezoneOffset();
}
