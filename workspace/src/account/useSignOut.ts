import { flash } from '@komawari/ui/flash';
import { getSession } from '@komawari/ui/session';
import { leaveDevice } from '@komawari/ui/signOut';
import { sitePath } from '@komawari/ui/sitePath';
import { useState } from 'react';
import { identityErrorMessage } from '../identity/index.ts';

/** Ends the session on this device and opens the top page, or another path of this site. */
export function useSignOut(to = sitePath('/')): { signOut: () => void; isBusy: boolean } {
  const [isBusy, setIsBusy] = useState(false);

  async function leave(): Promise<void> {
    setIsBusy(true);
    try {
      await getSession().signOut();
      await leaveDevice();
      window.location.assign(to);
    } catch (error) {
      flash.set({ body: identityErrorMessage(error), type: 'error' });
      setIsBusy(false);
    }
  }

  return { signOut: () => void leave(), isBusy };
}
