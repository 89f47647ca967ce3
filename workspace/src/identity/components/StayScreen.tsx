import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { getSession, type OfferToStay } from '@komawari/ui/session';
import { useState } from 'react';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { AuthScreen } from './AuthScreen.tsx';

/** Somebody signed in to an account that is being deleted: it can be kept, with everything that was in it. */
export function StayScreen({ offer }: { offer: OfferToStay }) {
  const [isBusy, setIsBusy] = useState(false);

  async function stay(): Promise<void> {
    setIsBusy(true);
    const session = getSession();
    try {
      await session.enter('restore_account', { restoreToken: offer.restoreToken }, 'Keeping the account failed');
      flash.set({ body: 'Welcome back. Your account stays, with everything in it.', type: 'success' });
    } catch (error) {
      flash.set({ body: identityErrorMessage(error), type: 'error' });
      session.declineOffer();
    }
  }

  return (
    <AuthScreen title="Keep your account?">
      <p>
        You asked for this account to be deleted. Until <span lang="ja">{formatDay(offer.deletesAt)}</span> nothing is
        lost: your works, your readers and your bookmarks come back as they were.
      </p>
      <div className="stack stack--sm">
        <Button variant="primary" size="lg" wide busy={isBusy} busyWord="Bringing it back" onClick={() => void stay()}>
          Keep my account
        </Button>
        <Button variant="quiet" wide onClick={() => getSession().declineOffer()}>
          Leave it closed
        </Button>
      </div>
      <p className="small soft">After that day it is gone for good, and nobody can bring it back.</p>
    </AuthScreen>
  );
}
