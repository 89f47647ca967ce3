import { RelativeTime } from '@komawari/ui/components';
import { formatDay } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import accountTexts from '../../messages/account.js';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import { scopesInWords } from '../../shared/applicationScopes.ts';
import type { ConnectedClientFieldsFragment } from '../../gql/graphql.ts';
import { DisconnectButton } from './DisconnectButton.tsx';

export type ConnectedClient = ConnectedClientFieldsFragment;

/** An application the person signs in to: what it may, since when, and the way to end that. */
export function ConnectedClientLine({ connection }: { connection: ConnectedClient }) {
  const { client: texts } = useTexts(accountTexts);
  const { id, clientId, client, scopes, connectedAt, lastUsedAt } = connection;
  const name = client?.name ?? clientId;
  const host = client?.isFirstParty ? texts.own() : (client?.verifiedDomain ?? null);
  const day = <span lang="ja">{formatDay(connectedAt)}</span>;
  const used = lastUsedAt == null ? null : <RelativeTime at={lastUsedAt} />;
  const own = used ? texts.sinceUsed() : texts.since();
  const text = host === null ? own : used ? texts.fromUsed({ host }) : texts.from({ host });
  return (
    <li>
      <AppIcon source={client?.iconImage ?? null} name={name} />
      <div className="grow">
        <p className="strong" lang={UNRECORDED_LANGUAGE}>
          {name}
        </p>
        <p className="small soft">{scopesInWords(scopes)}</p>
        <p className="tiny muted">
          <Sentence text={text} parts={{ day, used }} />
        </p>
      </div>
      <DisconnectButton id={id} name={name} host={client?.verifiedDomain ?? null} />
    </li>
  );
}
