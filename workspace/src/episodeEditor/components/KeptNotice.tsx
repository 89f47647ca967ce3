import { Button, Notice } from '@komawari/ui/components';

/** Says that an edit of this browser is back, with the way to be rid of it. */
export function KeptNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  const time = new Date(keptAt).toLocaleTimeString('ja', { hour: '2-digit', minute: '2-digit' });
  return (
    <Notice action={<Button onClick={onDiscard}>Discard them</Button>}>
      <b>Your changes from {time} are back.</b> They were only in this browser.
    </Notice>
  );
}
