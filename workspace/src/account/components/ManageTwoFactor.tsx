import { Button, ConfirmDialog } from '@komawari/ui/components';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { useAccountCall } from '../useAccountCall.ts';
import { codesLabel } from './TwoFactorSection.tsx';

export interface ManageTwoFactorProps {
  recoveryCodesLeft: number;
  onCodes: (recoveryCodes: string[]) => void;
}

/** Two-step sign-in is on: new recovery codes, and turning it off. */
export function ManageTwoFactor({ recoveryCodesLeft, onCodes }: ManageTwoFactorProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { isBusy, run, call } = useAccountCall();

  const renew = () =>
    run(async () => {
      const { recoveryCodes } = await getSession().call<{ recoveryCodes: string[] }>(
        'second_factor/recovery_codes',
        {},
        'No new codes were made',
      );
      onCodes(recoveryCodes);
    }, '');

  return (
    <>
      <p>On: signing in asks for a code from your authenticator app.</p>
      <h2>Recovery codes</h2>
      <p className="small soft">
        {codesLabel(recoveryCodesLeft)} New codes replace the earlier ones, which stop working.
      </p>
      <div>
        <Button busy={isBusy} busyWord="Making new codes" onClick={() => void renew()}>
          Make new recovery codes
        </Button>
      </div>
      <h2>A new phone</h2>
      <p className="small soft">Turn it off here, then on again with the new phone.</p>
      <div>
        <Button variant="danger" onClick={() => setIsLeaving(true)}>
          Turn it off
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title="Turn two-step sign-in off?"
        keep="Keep it on"
        action="Turn it off"
        onConfirm={() => {
          // The confirmation opens above, so this one goes first.
          setIsLeaving(false);
          void call('second_factor/remove', {}, 'Two-step sign-in is off');
        }}
      >
        Then your password alone is enough to sign in. The key in your app and the recovery codes stop working.
      </ConfirmDialog>
    </>
  );
}
