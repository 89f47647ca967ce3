import { Button, Notice, TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../../messages/shared.js';
import { copyText } from '../copyText.ts';

export interface ShownOnceProps {
  label: string;
  secret: string;
  /** Where it goes now. */
  hint: string;
  onKept: () => void;
}

/** A secret, this once: nobody can read it again. */
export function ShownOnce({ label, secret, hint, onKept }: ShownOnceProps) {
  const { shownOnce } = useTexts(sharedTexts);
  return (
    <div className="stack">
      <Notice tone="ok" live>
        {shownOnce.save()}
      </Notice>
      <TextField label={label} hint={hint} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
      <div className="row">
        <Button icon="link" onClick={() => void copyText(secret)}>
          {shownOnce.copy()}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {shownOnce.saved()}
        </Button>
      </div>
    </div>
  );
}
