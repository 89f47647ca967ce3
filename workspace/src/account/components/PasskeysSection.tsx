import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useState } from 'react';
import { addPasskey } from '../../identity/index.ts';
import { suggestPasskeyName } from '../suggestPasskeyName.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { PasskeyLine, type PasskeyLineProps } from './PasskeyLine.tsx';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

type Passkey = PasskeyLineProps['passkey'];

/** The passkeys of this account: what they are called, when they were used, and the way to add or remove one. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <section className="box stack stack--sm" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="small soft">
        A passkey signs you in with the lock of your device: fingerprint, face or PIN. Nobody can trick you into giving
        it away.
      </p>
      {passkeys.length === 0 ? null : (
        <ul className="list" aria-label="Passkeys">
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
  const [isAdding, setIsAdding] = useState(false);
  if (!browserSupportsWebAuthn()) return <p className="small muted">This browser cannot make passkeys.</p>;
  return isAdding ? (
    <PasskeyNameForm
      initial={suggestPasskeyName(navigator.userAgent)}
      action="Make the passkey"
      save={addPasskey}
      done="Passkey added"
      onClose={() => setIsAdding(false)}
    />
  ) : (
    <div>
      <Button icon="plus" onClick={() => setIsAdding(true)}>
        Add a passkey
      </Button>
    </div>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const { isBusy, call } = useAccountCall();

  async function remove({ id, name }: Passkey): Promise<void> {
    // The confirmation opens above, so this one goes first.
    onClose();
    await call('passkeys/remove', { id }, `${name} is removed`);
  }

  return (
    <ConfirmDialog
      open={passkey !== null}
      onClose={onClose}
      title={`Remove ${passkey?.name ?? ''}?`}
      action="Remove the passkey"
      busy={isBusy}
      onConfirm={() => (passkey ? void remove(passkey) : undefined)}
    >
      It no longer opens this account. Your device may still list it; delete it there too.
    </ConfirmDialog>
  );
}
