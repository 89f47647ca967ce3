import { Button, Notice } from '@komawari/ui/components';
import { formatDay, formatExact, formatTime } from '@komawari/ui/format';
import type { Kept } from '@komawari/ui/forms';

/** Says that an edit of this browser is back, with the way to be rid of it. Silent when none is. */
export function KeptNotice({ kept }: { kept: (Kept & { leftOut?: number }) | null }) {
  if (!kept) return null;
  const { keptAt, discard, leftOut = 0 } = kept;
  const isOfToday = formatDay(keptAt) === formatDay(Date.now());
  return (
    <Notice action={<Button onClick={discard}>Discard</Button>}>
      <b>
        Your changes from <span lang="ja">{isOfToday ? formatTime(keptAt) : formatExact(keptAt)}</span> are back.
      </b>{' '}
      They were only in this browser. {leftOut > 0 ? leftOutInWords(leftOut) : null}
    </Notice>
  );
}

const leftOutInWords = (count: number): string =>
  count === 1 ? 'One file had not arrived: add it again.' : `${count} files had not arrived: add them again.`;
