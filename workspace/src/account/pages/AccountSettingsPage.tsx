import { Avatar, ButtonLink, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import accountTexts from '../../messages/account.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { Together } from '../../shared/components/Together.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetMySettingsAccountQuery } from '../../gql/graphql.ts';
import { ConnectedClientsSection } from '../components/ConnectedClientsSection.tsx';
import { EmailSection } from '../components/EmailSection.tsx';
import { LinkedProvidersSection } from '../components/LinkedProvidersSection.tsx';
import { ProtectionSections } from '../components/ProtectionSections.tsx';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

type Viewer = Extract<GetMySettingsAccountQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** Who you are here, how you sign in, what is connected, your data, and the way out. */
export function AccountSettingsPage() {
  const { account: texts } = useTexts(accountTexts);
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <SettingsFrame title={texts.title()}>
      <Together>
        <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
          {({ viewer: someone }) => (
            <Registered viewer={someone}>
              {(viewer) => (
                <>
                  <WhoYouAre viewer={viewer} />
                  <EmailSection email={viewer.email ?? null} />
                </>
              )}
            </Registered>
          )}
        </Loaded>
        <LinkedProvidersSection />
        <ProtectionSections />
        <ConnectedClientsSection />
        <DataSection />
        <LeavingSection />
      </Together>
    </SettingsFrame>
  );
}

function WhoYouAre({ viewer: { user } }: { viewer: Viewer }) {
  const { account: texts } = useTexts(accountTexts);
  return (
    <section className="box account-who" aria-labelledby="who-you-are">
      <Avatar source={user.iconImage ?? null} name={user.displayName} size="lg" />
      <div className="grow">
        <h2 id="who-you-are" lang={UNRECORDED_LANGUAGE}>
          {user.displayName}
        </h2>
        <p className="small muted">@{user.screenName}</p>
      </div>
      <ButtonLink href={paths.settingsProfile}>{texts.editProfile()}</ButtonLink>
    </section>
  );
}

function DataSection() {
  const { account: texts } = useTexts(accountTexts);
  return (
    <section className="box stack" aria-labelledby="your-data">
      <h2 id="your-data">{texts.data()}</h2>
      <p className="small soft">{texts.dataLead()}</p>
      <div>
        <ButtonLink href={paths.settingsData}>{texts.dataOpen()}</ButtonLink>
      </div>
    </section>
  );
}

function LeavingSection() {
  const { account: texts } = useTexts(accountTexts);
  return (
    <section className="box stack" aria-labelledby="leaving">
      <h2 id="leaving">{texts.delete()}</h2>
      <p className="small soft">{texts.deleteLead()}</p>
      <div>
        <ButtonLink href={paths.settingsAccountDelete}>{texts.delete()}</ButtonLink>
      </div>
    </section>
  );
}
