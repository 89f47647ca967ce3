import { RelativeTime } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import { scopesInWords } from '../../shared/applicationScopes.ts';
import type { ConnectedClientFieldsFragment } from '../../gql/graphql.ts';
import { DisconnectButton } from './DisconnectButton.tsx';

export type ConnectedClient = ConnectedClientFieldsFragment;

/** An application the person signs in to: what it may, since when, and the way to end that. */
export function ConnectedClientLine({ connection }: { connection: ConnectedClient }) {
  const { id, clientId, client, scopes, connectedAt, lastUsedAt } = connection;
  const name = client?.name ?? clientId;
  const host = client?.isFirstParty ? 'Made by Komawari' : (client?.verifiedDomain ?? null);
  return (
    <li>
      <AppIcon source={client?.iconImage ?? null} name={name} />
      <div className="grow">
        <p className="strong" lang="ja">
          {name}
        </p>
        <p className="small soft">{scopesInWords(scopes)}</p>
        <p className="tiny muted">
          {host === null ? 'Since' : `${host} · since`} <span lang="ja">{formatDay(connectedAt)}</span>
          {lastUsedAt == null ? null : (
            <>
              , last used <RelativeTime at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <DisconnectButton id={id} name={name} host={client?.verifiedDomain ?? null} />
    </li>
  );
}
