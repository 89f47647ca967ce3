import { formatDay, formatExact } from '../format/index.ts';

/**
 * An instant (UTC text), written as a day and refreshed in the reader's browser to "12分前" by refreshRelativeTimes.
 * The exact form is the tooltip.
 */
export function RelativeTime({ at }: { at: string }) {
  return (
    // A file cannot know the year it is read in: the date is whole, and the browser rewrites the words anyway.
    <time data-relative="" dateTime={at} title={formatExact(at)} suppressHydrationWarning>
      {formatDay(at, 0)}
    </time>
  );
}
