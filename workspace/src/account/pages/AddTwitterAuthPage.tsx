import { Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate } from 'react-router';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { useSocialConfig } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { LinkProviderButtons } from '../components/LinkProviderButtons.tsx';
import { GetSettingsLinkedProviders } from '../operations/GetSettingsLinkedProviders.ts';

/** Adds X to the ways into the account. */
export function AddTwitterAuthPage() {
  const { addX: texts } = useTexts(accountTexts);
  const query = useQuery(GetSettingsLinkedProviders, {});
  const { providers, isLoading } = useSocialConfig();
  const refresh = useRefresh();
  const navigate = useNavigate();

  function leave(): void {
    void refresh('RegisteredViewer');
    void navigate(paths.settingsAccount);
  }

  return (
    <AccountPart title={texts.title()}>
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ linkedProviders }) => {
              const link = linkedProviders.find(({ provider }) => provider === 'TWITTER');
              if (link) return <Notice tone="ok">{texts.linked({ name: link.name })}</Notice>;
              if (!isLoading && !providers.some(({ id }) => id === 'twitter'))
                return <Notice>{texts.unavailable()}</Notice>;
              return (
                <>
                  <p>{texts.lead()}</p>
                  <LinkProviderButtons linked={[]} only="twitter" onLinked={leave} />
                </>
              );
            }}
          </Registered>
        )}
      </Loaded>
    </AccountPart>
  );
}
