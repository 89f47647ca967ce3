/** Tokyo has kept this distance from UTC since 1952. */
export const AHEAD_OF_UTC_IN_MS = 9 * 3_600_000;

/** The day it is in Tokyo, such as 2026-04-01. */
export const todayInTokyo = (now: number = Date.now()): string =>
  new Date(now + AHEAD_OF_UTC_IN_MS).toISOString().slice(0, 10);
