import { Button, Notice, TextField } from '@komawari/ui/components';
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
  return (
    <div className="stack">
      <Notice tone="ok" live>
        Save this now. It is not shown again.
      </Notice>
      <TextField label={label} hint={hint} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
      <div className="row">
        <Button icon="link" onClick={() => void copyText(secret)}>
          Copy
        </Button>
        <Button variant="primary" onClick={onKept}>
          I have saved it
        </Button>
      </div>
    </div>
  );
}
