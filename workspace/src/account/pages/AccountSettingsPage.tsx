import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../app/components/Loaded.tsx';
import { SettingsFrame } from '../components/SettingsFrame.tsx';
import { SignOutButton } from '../components/SignOutButton.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';
import { Registered } from '../../app/components/Registered.tsx';

/** How this account signs in. */
export function AccountSettingsPage() {
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <SettingsFrame title="Account">
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <dl className="box account">
                <div>
                  <dt>E-mail</dt>
                  <dd>{viewer.email ?? 'None yet'}</dd>
                </div>
                <div>
                  <dt>Signs in with</dt>
                  <dd>{viewer.authProviders.includes('EMAIL') ? 'E-mail and password' : 'Another service'}</dd>
                </div>
                <div>
                  <dt>Screen name</dt>
                  <dd>@{viewer.user.screenName}</dd>
                </div>
              </dl>
            )}
          </Registered>
        )}
      </Loaded>
      <section className="box stack">
        <h2>This device</h2>
        <p className="small soft">Signing out ends the session here. Unfinished drafts stay in this browser.</p>
        <div>
          <SignOutButton />
        </div>
      </section>
    </SettingsFrame>
  );
}
