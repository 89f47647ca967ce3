const dayInMilliseconds = 86_400_000;
const aheadOfUtc = 9 * 3_600_000;

/** The beginning of a day in Japan, so many days from today: −1 is yesterday at 0:00. */
export function japaneseDay(days: number, now: number = Date.now()): Date {
  const today = Math.floor((now + aheadOfUtc) / dayInMilliseconds);
  return new Date((today + days) * dayInMilliseconds - aheadOfUtc);
}
