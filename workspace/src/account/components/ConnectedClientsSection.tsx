import { Link, LoadMore, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { ConnectedClientLine } from './ConnectedClientLine.tsx';
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
      <div>
        <h2 id="connected-applications">Connected applications</h2>
        <p className="small soft">
          They sign you in with your Komawari account. Disconnect, and what they hold stops working at once.
        </p>
      </div>
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ connectedOIDCClients: { nodes, pageInfo } }) =>
              nodes.length === 0 ? (
                <p className="small soft">None yet. Sites and apps you sign in to with Komawari are listed here.</p>
              ) : (
                <>
                  <ul className="list connected">
                    {nodes.map((connection) => (
                      <ConnectedClientLine key={connection.id} connection={connection} />
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
      <p>
        <Link className="link small" href={paths.copilotConnect}>
          What applications did
        </Link>
      </p>
    </section>
  );
}
