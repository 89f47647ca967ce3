import { Button } from '@komawari/ui/components';
import { useSignOut } from '../useSignOut.ts';

/** Ends the session on this device and opens the top page. */
export function SignOutButton() {
  const { signOut, isBusy } = useSignOut();
  return (
    <Button icon="leave" busy={isBusy} busyWord="Signing out" onClick={signOut}>
      Sign out
    </Button>
  );
}
