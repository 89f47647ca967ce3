import { useSyncExternalStore } from 'react';
import { formatDay, formatExact, formatRelative } from '../format/index.ts';

const HALF_A_MINUTE = 30_000;
/** The present of every time on the screen, so that none is drawn again between two ticks. */
let present = 0;

function onTick(tick: () => void): () => void {
  const timer = setInterval(() => {
    present = Date.now();
    tick();
  }, HALF_A_MINUTE);
  return () => clearInterval(timer);
}

function readPresent(): number {
  if (Date.now() - present > HALF_A_MINUTE) present = Date.now();
  return present;
}

/**
 * An instant (UTC text) as "12分前", kept up to date while it is on the screen. On a stored page it is a day, which
 * refreshRelativeTimes rewrites in the reader's browser. The exact form is the tooltip.
 */
export function RelativeTime({ at }: { at: string }) {
  const now = useSyncExternalStore(onTick, readPresent, () => 0);
  return (
    // A file cannot know the year it is read in: there the date is whole, and the browser rewrites the words anyway.
    <time data-relative="" dateTime={at} title={formatExact(at)} suppressHydrationWarning>
      {now === 0 ? formatDay(at, 0) : formatRelative(at, now)}
    </time>
  );
}
