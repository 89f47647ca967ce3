import { Button, Notice } from '@komawari/ui/components';
import { formatTime } from '@komawari/ui/format';

/** Says that an edit of this browser is back, with the way to be rid of it. */
export function KeptNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  const time = formatTime(keptAt);
  return (
    <Notice action={<Button onClick={onDiscard}>Discard them</Button>}>
      <b>Your changes from {time} are back.</b> They were only in this browser.
    </Notice>
  );
}
