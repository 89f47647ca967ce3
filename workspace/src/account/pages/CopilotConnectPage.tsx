import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { When } from '../../shared/components/When.tsx';
import { scopesInWords } from '../../shared/applicationScopes.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { Together } from '../../shared/components/Together.tsx';
import type { GetClientDeedsQuery } from '../../gql/graphql.ts';
import { ConnectedClientsSection } from '../components/ConnectedClientsSection.tsx';
import { GetClientDeeds } from '../operations/GetClientDeeds.ts';

type Viewer = Extract<GetClientDeedsQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Deed = Viewer['oidcClientDeeds']['nodes'][number];

/** Applications with what they may and what they did, the assistants of others among them. */
export function CopilotConnectPage() {
  const query = useQuery(GetClientDeeds, { first: 50 });
  return (
    <SettingsFrame title="Applications">
      <Together>
        <ConnectedClientsSection />
        <section className="box stack" aria-labelledby="what-they-did">
          <h2 id="what-they-did">What they did</h2>
          <Loaded query={query} skeleton={<Skeleton kind="line" count={3} />}>
            {({ viewer: someone }) => (
              <Registered viewer={someone}>
                {({ oidcClientDeeds }) => <Deeds deeds={oidcClientDeeds.nodes} />}
              </Registered>
            )}
          </Loaded>
        </section>
      </Together>
    </SettingsFrame>
  );
}

function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  if (deeds.length === 0)
    return <p className="small soft">Nothing yet. What happens between applications and you is kept for a year.</p>;
  return (
    <ul className="list" aria-label="What they did">
      {deeds.map((deed) => (
        <li key={deed.id}>
          <div className="grow">
            <p>
              <b lang="ja">{deed.clientName}</b> {WORDS[deed.kind]}
            </p>
            {deed.kind === 'CONNECTED' || deed.kind === 'CHANGED' ? (
              <p className="small muted">{scopesInWords(deed.detail.split(' '))}</p>
            ) : null}
          </div>
          <span className="small muted">
            <When at={deed.occurredAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const WORDS: Record<Deed['kind'], string> = {
  CONNECTED: 'was connected',
  CHANGED: 'may do more',
  SIGNED_IN: 'signed you in',
  REFUSED: 'was refused',
  WROTE: 'changed something for you',
  REUSED: 'was signed out: something it had used came back',
  DISCONNECTED: 'was disconnected',
};
