import { ButtonLink, Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { AskForLink, sendAddressLink } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

/** The first address of somebody who signs in another way; with it the workspace opens. */
export function AddEmailAuthPage() {
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <AccountPart title="Add an e-mail address">
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ email }) => (typeof email === 'string' ? <HasOne email={email} /> : <Ask />)}
          </Registered>
        )}
      </Loaded>
    </AccountPart>
  );
}

function Ask() {
  return (
    <>
      <p className="soft">
        It lets you use the workspace, and is a second way to sign in. We send a link to the address; with it you choose
        a password.
      </p>
      <AskForLink hint="Only you see it." send={(email) => sendAddressLink('add_email', email)} />
    </>
  );
}

function HasOne({ email }: { email: string }) {
  return (
    <Notice action={<ButtonLink href={paths.changeEmail}>Change the address</ButtonLink>}>
      You sign in with <b>{email}</b> already.
    </Notice>
  );
}
