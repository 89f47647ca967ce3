import { Button, TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import sharedTexts from '../../messages/shared.js';
import { copyText } from '../copyText.ts';

export interface AddressOnceProps {
  label: string;
  address: string;
  hint: string;
}

/** An address that is shown when it is made, and never again. The page stays as it is: who lost it makes a new one. */
export function AddressOnce({ label, address, hint }: AddressOnceProps) {
  const { shownOnce } = useTexts(sharedTexts);
  return (
    <div className="stack stack--sm" role="status">
      <TextField label={label} hint={hint} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <div>
        <Button icon="link" onClick={() => void copyText(address)}>
          {shownOnce.copy()}
        </Button>
      </div>
    </div>
  );
}
