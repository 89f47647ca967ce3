import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { wordsOfIdentityError } from '../../identity/signInWords.ts';

/** Ends the session on this device and opens the top page. */
export function SignOutButton() {
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(): Promise<void> {
    setIsBusy(true);
    try {
      await getSession().signOut();
      window.location.assign('/');
    } catch (error) {
      flash.set({ body: wordsOfIdentityError(error), type: 'error' });
      setIsBusy(false);
    }
  }

  return (
    <Button icon="leave" busy={isBusy} busyWord="Signing out" onClick={() => void signOut()}>
      Sign out
    </Button>
  );
}
