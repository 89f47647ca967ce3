import { Button, RelativeTime, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import type { GetSettingsLinkedProvidersQuery } from '../../gql/graphql.ts';
import { identityErrorMessage } from '../../identity/index.ts';
import { GetSettingsLinkedProviders } from '../operations/GetSettingsLinkedProviders.ts';
import { LinkProviderButtons } from './LinkProviderButtons.tsx';
import { UnlinkDialog } from './UnlinkDialog.tsx';

export type LinkedProvider = Extract<
  GetSettingsLinkedProvidersQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['linkedProviders'][number];

/** The accounts elsewhere that sign in here: which there are, taking one away, adding another. */
export function LinkedProvidersSection() {
  const { providers: texts } = useTexts(accountTexts);
  const query = useQuery(GetSettingsLinkedProviders, {});
  const refresh = useRefresh();
  const [leaving, setLeaving] = useState<LinkedProvider | null>(null);
  const refreshed = () => void refresh('RegisteredViewer');

  async function unlink(link: LinkedProvider): Promise<void> {
    setLeaving(null);
    try {
      await getSession().call('social/unlink', { provider: link.id }, 'Unlink failed');
      flash.set({ body: texts.unlinked({ service: link.label }), type: 'success' });
    } catch (error) {
      flash.set({ body: identityErrorMessage(error), type: 'error' });
    }
    refreshed();
  }

  return (
    <section className="box stack stack--sm">
      <h2>{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ linkedProviders }) => (
              <>
                {linkedProviders.length > 0 ? (
                  <ul className="list">
                    {linkedProviders.map((link) => (
                      <LinkedRow key={link.id} link={link} onUnlink={() => setLeaving(link)} />
                    ))}
                  </ul>
                ) : null}
                <LinkProviderButtons linked={linkedProviders.map(({ id }) => id)} onLinked={refreshed} />
              </>
            )}
          </Registered>
        )}
      </Loaded>
      <UnlinkDialog link={leaving} onLeave={() => setLeaving(null)} onUnlink={unlink} />
    </section>
  );
}

function LinkedRow({ link, onUnlink }: { link: LinkedProvider; onUnlink: () => void }) {
  const { providers: texts } = useTexts(accountTexts);
  const reasonId = `only-way-${link.id}`;
  const name = link.provider === 'TWITTER' ? `@${link.name}` : link.name;
  return (
    <li>
      <div className="grow">
        <b>{link.label}</b> {name}
        <p className="tiny muted">
          <Sentence text={texts.linked()} parts={{ time: <RelativeTime at={link.linkedAt} /> }} />
        </p>
        {link.canUnlink ? null : (
          <p className="hint" id={reasonId}>
            {texts.onlyWay()}
          </p>
        )}
      </div>
      <Button
        disabled={!link.canUnlink}
        reasonId={reasonId}
        aria-label={texts.unlinkWhat({ service: link.label })}
        onClick={onUnlink}
      >
        {texts.unlink()}
      </Button>
    </li>
  );
}
