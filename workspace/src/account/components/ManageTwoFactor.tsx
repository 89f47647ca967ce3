import { Button, ConfirmDialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import accountTexts from '../../messages/account.js';
import { useAccountCall } from '../useAccountCall.ts';
import { codesLabel } from './TwoFactorSection.tsx';

export interface ManageTwoFactorProps {
  recoveryCodesLeft: number;
  onCodes: (recoveryCodes: string[]) => void;
}

/** Two-step sign-in is on: new recovery codes, and turning it off. */
export function ManageTwoFactor({ recoveryCodesLeft, onCodes }: ManageTwoFactorProps) {
  const { twoFactor: texts } = useTexts(accountTexts);
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
      <p>{texts.on()}</p>
      <h2>{texts.codes()}</h2>
      <p className="small soft">{texts.replace({ left: codesLabel(recoveryCodesLeft) })}</p>
      <div>
        <Button busy={isBusy} busyWord={texts.making()} onClick={() => void renew()}>
          {texts.make()}
        </Button>
      </div>
      <h2>{texts.newPhone()}</h2>
      <p className="small soft">{texts.newPhoneLead()}</p>
      <div>
        <Button variant="danger" onClick={() => setIsLeaving(true)}>
          {texts.turnOff()}
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title={texts.ask()}
        keep={texts.keep()}
        action={texts.turnOff()}
        onConfirm={() => {
          // The confirmation opens above, so this one goes first.
          setIsLeaving(false);
          void call('second_factor/remove', {}, texts.isOff());
        }}
      >
        {texts.what()}
      </ConfirmDialog>
    </>
  );
}
