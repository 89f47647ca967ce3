import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';

export interface RemoveButtonProps {
  label: string;
  /** "Delete 短編?" */
  question: string;
  /** What happens, in a sentence or two. */
  consequence: string;
  busy: boolean;
  onRemove: () => void;
}

/** Takes something away, after a question. */
export function RemoveButton({ label, question, consequence, busy, onRemove }: RemoveButtonProps) {
  const { remove: texts } = useTexts(portfoliosTexts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={question}
        action={label}
        busy={busy}
        busyWord={texts.removing()}
        onConfirm={onRemove}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
