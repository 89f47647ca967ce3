import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { AccountPart } from '../components/AccountPart.tsx';
import { EnrolTwoFactor } from '../components/EnrolTwoFactor.tsx';
import { ManageTwoFactor } from '../components/ManageTwoFactor.tsx';
import { RecoveryCodes } from '../components/RecoveryCodes.tsx';
import { GetSignInProtection } from '../operations/GetSignInProtection.ts';

/** Turning two-step sign-in on, off, and its recovery codes anew. */
export function TwoFactorPage() {
  const { twoFactor: texts } = useTexts(accountTexts);
  const query = useQuery(GetSignInProtection, {});
  const refresh = useRefresh();
  const [codes, setCodes] = useState<string[] | null>(null);

  function finish(): void {
    setCodes(null);
    void refresh('RegisteredViewer');
  }

  return (
    <AccountPart title={texts.title()}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={finish} />
      ) : (
        <Loaded query={query} skeleton={<Skeleton kind="line" count={3} />}>
          {({ viewer: someone }) => (
            <Registered viewer={someone}>
              {({ secondFactor }) =>
                secondFactor.isOn ? (
                  <ManageTwoFactor recoveryCodesLeft={secondFactor.recoveryCodesLeft} onCodes={setCodes} />
                ) : (
                  <EnrolTwoFactor onCodes={setCodes} />
                )
              }
            </Registered>
          )}
        </Loaded>
      )}
    </AccountPart>
  );
}
