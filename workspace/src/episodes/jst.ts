import { formatLocal, localOffsetInMinutes } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import episodesTexts from '../messages/episodes.js';

const MINUTES_AHEAD_OF_UTC = 9 * 60;

/** A UTC instant as the minute on a clock in Japan: `2026-11-27T11:00:00Z` is `2026-11-27T20:00`. */
export function toJst(instant: string): string {
  return new Date(Date.parse(instant) + MINUTES_AHEAD_OF_UTC * 60_000).toISOString().slice(0, 16);
}

/** The UTC instant of a minute in Japan, or null when it is not one. Japan has no summer time. */
export function fromJst(minute: string): string | null {
  const time = Date.parse(`${minute}:00+09:00`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The minute a first schedule begins with: tomorrow at 20:00 in Japan, an hour people read at. */
export function tomorrowEvening(): string {
  return `${toJst(new Date(Date.now() + 86_400_000).toISOString()).slice(0, 10)}T20:00`;
}

/** What an instant is on this device's clock, where that is another than Japan's. */
export function onThisClock(instant: string): string {
  const { clock: texts } = textsOf(episodesTexts);
  if (localOffsetInMinutes(instant) === MINUTES_AHEAD_OF_UTC) return texts.same();
  return texts.other({ time: formatLocal(instant) });
}
