import { useTexts } from '@komawari/ui/language/react';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { Button, FieldMessage } from '@komawari/ui/components';
import { useEffect, useId, useState } from 'react';
import signInTexts from '../../messages/signIn.js';
import { signInByPasskey } from '../passkeys.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';

/** Signing in with the lock of the device. Where the browser can, it also offers the passkey in the field for the address. */
export function PasskeyWay() {
  const { passkeyWay: texts } = useTexts(signInTexts);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const wordsId = useId();
  useOfferedPasskey();
  if (!browserSupportsWebAuthn()) return null;

  async function signIn(): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await signInByPasskey();
    } catch (error) {
      setProblem(identityErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="stack stack--sm">
      <Button
        icon="key"
        wide
        aria-describedby={wordsId}
        busy={isBusy}
        busyWord={texts.waiting()}
        onClick={() => void signIn()}
      >
        {texts.signIn()}
      </Button>
      <FieldMessage id={wordsId} error={problem} />
    </div>
  );
}

function useOfferedPasskey(): void {
  useEffect(function offerPasskey() {
    let isHere = true;
    async function offer(): Promise<void> {
      if (!(await browserSupportsWebAuthnAutofill()) || !isHere) return;
      await signInByPasskey({ offered: true });
    }
    // Left alone, or stopped by the button: nobody asked for words about it.
    offer().catch(() => undefined);
    return () => {
      isHere = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);
}
