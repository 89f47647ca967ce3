import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef, useState } from 'react';
import worksTexts from '../../messages/works.js';
import type { NewWork } from '../useNewWork.ts';

/** The heading of a work that does not exist yet, with the way to begin again, after a question. */
export function NewWorkHead({ work }: { work: NewWork }) {
  const { newWork: texts } = useTexts(worksTexts);
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
          {texts.title()}
        </h1>
        <p className="small muted">{texts.lead()}</p>
      </div>
      {work.hasContent ? (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {texts.startOver()}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.askStartOver()}
        action={texts.startOver()}
        onConfirm={startOver}
      >
        {texts.discarded()}
      </ConfirmDialog>
    </header>
  );
}
