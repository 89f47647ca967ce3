import { formatDay, formatExact } from '../format/index.ts';

/**
 * An instant (UTC text), written as a day and refreshed in the reader's browser to "12分前" by refreshRelativeTimes.
 * The exact form is the tooltip.
 */
export function RelativeTime({ at }: { at: string }) {
  return (
    // The page may have been rendered last year, and the browser rewrites the words anyway.
    <time data-relative="" dateTime={at} title={formatExact(at)} suppressHydrationWarning>
      {formatDay(at)}
    </time>
  );
}
