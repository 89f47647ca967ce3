import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession, IdentityError, type OfferToStay } from '@komawari/ui/session';
import { useState } from 'react';
import identityTexts from '../../messages/identity.js';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { AuthScreen } from './AuthScreen.tsx';

/** Somebody signed in to an account that is being deleted: it can be kept, with everything that was in it. */
export function StayScreen({ offer }: { offer: OfferToStay }) {
  const { stay: texts } = useTexts(identityTexts);
  const [isBusy, setIsBusy] = useState(false);

  async function stay(): Promise<void> {
    setIsBusy(true);
    const session = getSession();
    try {
      await session.enter('restore_account', { restoreToken: offer.restoreToken }, 'Keeping the account failed');
      flash.set({ body: texts.kept(), type: 'success' });
    } catch (error) {
      flash.set({ body: identityErrorMessage(error), type: 'error' });
      setIsBusy(false);
      // What cannot be taken any more goes; what was not heard can be sent again.
      if (error instanceof IdentityError && error.code === 'UNAUTHENTICATED') session.declineOffer();
    }
  }

  return (
    <AuthScreen title={texts.title()}>
      <p>
        <Sentence text={texts.lead()} parts={{ day: <span lang="ja">{formatDay(offer.deletesAt)}</span> }} />
      </p>
      <div className="stack stack--sm">
        <Button variant="primary" size="lg" wide busy={isBusy} busyWord={texts.keeping()} onClick={() => void stay()}>
          {texts.keep()}
        </Button>
        <Button variant="quiet" wide onClick={() => getSession().declineOffer()}>
          {texts.leave()}
        </Button>
      </div>
      <p className="small soft">{texts.afterwards()}</p>
    </AuthScreen>
  );
}
