import { LoadMore, RelativeTime, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { DisconnectButton } from './DisconnectButton.tsx';
import { ConnectedClients } from '../operations/ConnectedClients.ts';

const STEP = 20;
/** As many as the API gives at once; nobody connects more. */
const MOST = 100;

/** Applications the person signs in to with this account. */
export function ConnectedClientsSection() {
  const [first, setFirst] = useState(STEP);
  const query = useQuery(ConnectedClients, { first });
  return (
    <section className="box stack" aria-labelledby="connected-applications">
      <h2 id="connected-applications">Connected applications</h2>
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ connectedOIDCClients: { nodes, pageInfo } }) =>
              nodes.length === 0 ? (
                <p className="small soft">None yet. Sites and apps you sign in to with Komawari are listed here.</p>
              ) : (
                <>
                  <ul className="list">
                    {nodes.map((client) => (
                      <li key={client.id}>
                        <span className="grow strong">{client.clientId}</span>
                        <span className="small muted">
                          since <RelativeTime at={client.connectedAt} />
                        </span>
                        <DisconnectButton id={client.id} clientId={client.clientId} />
                      </li>
                    ))}
                  </ul>
                  {pageInfo.hasNextPage && first < MOST ? (
                    <LoadMore
                      count={STEP}
                      noun="applications"
                      busy={query.isFetching}
                      onMore={() => setFirst(Math.min(MOST, first + STEP))}
                    />
                  ) : null}
                </>
              )
            }
          </Registered>
        )}
      </Loaded>
    </section>
  );
}
