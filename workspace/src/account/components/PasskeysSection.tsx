import { useTexts } from '@komawari/ui/language/react';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useState } from 'react';
import accountTexts from '../../messages/account.js';
import { addPasskey } from '../../identity/index.ts';
import { useFormInPlace } from '../../shared/useFormInPlace.ts';
import { suggestPasskeyName } from '../suggestPasskeyName.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { PasskeyLine, type PasskeyLineProps } from './PasskeyLine.tsx';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

type Passkey = PasskeyLineProps['passkey'];

/** The passkeys of this account: what they are called, when they were used, and the way to add or remove one. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { passkeys: texts } = useTexts(accountTexts);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <section className="box stack stack--sm" aria-labelledby="passkeys">
      <h2 id="passkeys">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      {passkeys.length === 0 ? null : (
        <ul className="list" aria-label={texts.title()}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      <AddPasskey />
      <RemoveDialog passkey={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

function AddPasskey() {
  const { passkeys: texts } = useTexts(accountTexts);
  const { isOpen, opener, open, close } = useFormInPlace();
  if (!browserSupportsWebAuthn()) return <p className="small muted">{texts.impossible()}</p>;
  return isOpen ? (
    <PasskeyNameForm
      initial={suggestPasskeyName(navigator.userAgent)}
      action={texts.make()}
      save={addPasskey}
      done={texts.added()}
      onClose={close}
    />
  ) : (
    <div>
      <Button icon="plus" ref={opener} onClick={open}>
        {texts.add()}
      </Button>
    </div>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const { passkeys: texts } = useTexts(accountTexts);
  const { isBusy, call } = useAccountCall();

  async function remove({ id, name }: Passkey): Promise<void> {
    // The confirmation opens above, so this one goes first.
    onClose();
    await call('passkeys/remove', { id }, texts.removed({ name }));
  }

  return (
    <ConfirmDialog
      open={passkey !== null}
      onClose={onClose}
      title={texts.ask({ name: passkey?.name ?? '' })}
      action={texts.remove()}
      busy={isBusy}
      onConfirm={() => (passkey ? void remove(passkey) : undefined)}
    >
      {texts.what()}
    </ConfirmDialog>
  );
}
