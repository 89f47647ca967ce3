import { Link, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import accountTexts from '../../messages/account.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded, type LoadedProps } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetConnectedOIDCClientsByUserScreenName } from '../operations/GetConnectedOIDCClientsByUserScreenName.ts';
import { APPLICATIONS_PER_PAGE, useConnectedClients } from '../useConnectedClients.ts';
import { type ConnectedClient, ConnectedClientLine } from './ConnectedClientLine.tsx';

/** Applications the person signs in to with this account, and the way to what those did. */
export function ConnectedClientsSection() {
  const { clients: texts } = useTexts(accountTexts);
  const list = useConnectedClients();
  return (
    <ConnectedClientsBox list={list}>
      <p>
        <Link className="link small" href={paths.copilotConnect}>
          {texts.what()}
        </Link>
      </p>
    </ConnectedClientsBox>
  );
}

/** The same by the person's screen name, where what applications did stands below. */
export function ConnectedClientsOfName({ screenName }: { screenName: string }) {
  const list = usePages(
    GetConnectedOIDCClientsByUserScreenName,
    APPLICATIONS_PER_PAGE,
    (found) => found.connectedOIDCClientsByUserScreenName,
    { screenName, token: null },
  );
  return <ConnectedClientsBox list={list} />;
}

interface BoxProps {
  list: {
    query: LoadedProps<ConnectedClient[]>['query'];
    hasMore: boolean;
    isLoadingMore: boolean;
    showMore: () => void;
  };
  children?: ReactNode;
}

function ConnectedClientsBox({ list, children }: BoxProps) {
  const { clients: texts } = useTexts(accountTexts);
  return (
    <section className="box stack stack--sm" aria-labelledby="connected-applications">
      <h2 id="connected-applications">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      <Loaded query={list.query} skeleton={<Skeleton kind="line" />}>
        {(connections) =>
          connections.length === 0 ? (
            <p className="small soft">{texts.none()}</p>
          ) : (
            <ul className="list connected" aria-labelledby="connected-applications">
              {connections.map((connection) => (
                <ConnectedClientLine key={connection.id} connection={connection} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ListEnd noun={texts.noun()} list={list} />
      {children}
    </section>
  );
}
