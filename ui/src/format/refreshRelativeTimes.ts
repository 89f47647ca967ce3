import { formatRelative, type Instant } from './dates.ts';

/**
 * Rewrites every `<time data-relative datetime>` under `root` as a relative time.
 * Published pages carry dates, since a file cannot know when it is read.
 */
export function refreshRelativeTimes(root: ParentNode, now: Instant = Date.now()): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative][datetime]')) {
    const words = formatRelative(time.dateTime, now);
    if (time.textContent !== words) time.textContent = words;
  }
}
