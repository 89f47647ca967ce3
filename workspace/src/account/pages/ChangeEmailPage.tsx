import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { AskForLink, sendAddressLink } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

/** A new address: a mail goes there first. */
export function ChangeEmailPage() {
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <AccountPart title="Change the address">
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ email }) => (
              <p className="soft">
                You sign in with <b>{email}</b>. We send a link to the new address first; nothing changes until you open
                it.
              </p>
            )}
          </Registered>
        )}
      </Loaded>
      <AskForLink label="New address" send={(email) => sendAddressLink('change_email', email)} />
    </AccountPart>
  );
}
