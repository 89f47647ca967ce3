import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useEffect, useRef, useState } from 'react';
import type { NewWork } from '../useNewWork.ts';

/** The heading of a work that does not exist yet, with the way to begin again, after a question. */
export function NewWorkHead({ work }: { work: NewWork }) {
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptied = useRef(false);

  // The button that asked goes with what it emptied; the heading can be reached once the dialog is closed.
  useEffect(
    function focusHeading() {
      if (isAsking || !isEmptied.current) return;
      isEmptied.current = false;
      heading.current?.focus();
    },
    [isAsking],
  );

  function startOver(): void {
    isEmptied.current = true;
    setIsAsking(false);
    work.startOver();
  }

  return (
    <header className="ws-head editor__head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          New work
        </h1>
        <p className="small muted">Drop the pages of the first episode, then say what the work is called.</p>
      </div>
      {work.hasContent ? (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Start over
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Start over with an empty form?"
        action="Start over"
        onConfirm={startOver}
      >
        The pages and everything you wrote here are discarded. This cannot be undone.
      </ConfirmDialog>
    </header>
  );
}
