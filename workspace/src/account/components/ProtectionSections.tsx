import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { GetSignInProtection } from '../operations/GetSignInProtection.ts';
import { PasskeysSection } from './PasskeysSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** What protects the account beside the password: two-step sign-in, passkeys, and the devices that are signed in. */
export function ProtectionSections() {
  const query = useQuery(GetSignInProtection, {});
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ secondFactor, passkeys }) => (
              <>
                <TwoFactorSection {...secondFactor} />
                <PasskeysSection passkeys={passkeys} />
              </>
            )}
          </Registered>
        )}
      </Loaded>
      <SessionsSection />
    </>
  );
}
