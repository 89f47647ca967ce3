import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { Together } from '../../shared/components/Together.tsx';
import { App } from '../../shared/operations/App.ts';
import { ClientDeeds } from '../components/ClientDeeds.tsx';
import { ConnectedClientsOfName } from '../components/ConnectedClientsSection.tsx';

/** Applications with what they may and what they did, the assistants of others among them. */
export function CopilotConnectPage() {
  const { clients: texts } = useTexts(accountTexts);
  // As the header has it.
  const app = useQuery(App, {}, { staleTime: 60_000 });
  return (
    <SettingsFrame title={texts.page()}>
      <Together>
        <Loaded query={app} skeleton={<Skeleton kind="line" />}>
          {({ viewer }) => (
            <Registered viewer={viewer}>
              {({ user }) => <ConnectedClientsOfName screenName={user.screenName} />}
            </Registered>
          )}
        </Loaded>
        <ClientDeeds />
      </Together>
    </SettingsFrame>
  );
}
