import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { useSignOut } from '../useSignOut.ts';

/** Ends the session on this device and opens the top page. */
export function SignOutButton() {
  const { signOut: texts } = useTexts(accountTexts);
  const { signOut, isBusy } = useSignOut();
  return (
    <Button icon="leave" busy={isBusy} busyWord={texts.signingOut()} onClick={signOut}>
      {texts.signOut()}
    </Button>
  );
}
