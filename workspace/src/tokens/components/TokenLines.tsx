import { Button, Dialog, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { getLanguage, textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { When } from '../../shared/components/When.tsx';
import { useNow } from '../../shared/useNow.ts';
import type { GetSettingsTokensQuery } from '../../gql/graphql.ts';
import tokensTexts from '../../messages/tokens.js';
import { RevokePersonalToken } from '../operations/RevokePersonalToken.ts';

type Viewer = Extract<GetSettingsTokensQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Token = Viewer['personalTokens'][number];

/** The tokens there are: what they may do, when they were used, and the way to end one. */
export function TokenLines({ tokens }: { tokens: readonly Token[] }) {
  const { list } = useTexts(tokensTexts);
  const [leaving, setLeaving] = useState<Token | null>(null);
  return (
    <section className="box stack stack--sm" aria-labelledby="tokens">
      <h2 id="tokens">{list.title()}</h2>
      {tokens.length === 0 ? (
        <p className="muted">{list.none()}</p>
      ) : (
        <ul className="list" aria-label={list.tokens()}>
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} onRevoke={() => setLeaving(token)} />
          ))}
        </ul>
      )}
      <RevokeDialog token={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

function TokenLine({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { list, scopes: scopeTexts } = useTexts(tokensTexts);
  const now = useNow();
  const { name, prefix, scopes, lastUsedAt, expiresAt } = token;
  const isOver = Date.parse(expiresAt) <= now;
  const words = lastUsedAt
    ? isOver
      ? list.usedEnded()
      : list.usedEnds()
    : isOver
      ? list.notUsedEnded()
      : list.notUsedEnds();
  return (
    <li>
      <div className="grow">
        <p>
          <b lang={UNRECORDED_LANGUAGE}>{name}</b> {isOver ? <StateLabel>{list.expired()}</StateLabel> : null}
        </p>
        <p className="small muted">
          <code>{prefix}…</code>
        </p>
        <p className="small">{scopes.map((scope) => scopeTexts[scope]()).join(getLanguage() === 'ja' ? '、' : ', ')}</p>
        <p className="small muted">
          <Sentence
            text={words}
            parts={{
              when: lastUsedAt ? <When at={lastUsedAt} /> : null,
              day: <span lang="ja">{formatDay(expiresAt, now)}</span>,
            }}
          />
        </p>
      </div>
      <Button variant="quiet" onClick={onRevoke}>
        <Sentence
          text={list.revoke()}
          parts={{
            sr: (inside) => (
              <span className="sr">
                <Sentence text={inside} parts={{ name }} />
              </span>
            ),
          }}
        />
      </Button>
    </li>
  );
}

function RevokeDialog({ token, onClose }: { token: Token | null; onClose: () => void }) {
  const { revoke: texts } = useTexts(tokensTexts);
  const refresh = useRefresh();
  const revoke = useMutation(RevokePersonalToken, {
    onSuccess: () => {
      const { revoke: said } = textsOf(tokensTexts);
      flash.set({ body: token ? said.done({ name: token.name }) : said.doneUnnamed(), type: 'success' });
      onClose();
      void refresh('PersonalToken');
    },
  });
  return (
    <Dialog
      open={token !== null}
      onClose={onClose}
      title={texts.ask({ name: token?.name ?? '' })}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep()}</Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            busyWord={texts.revoking()}
            onClick={() => (token ? revoke.mutate({ id: token.id }) : undefined)}
          >
            {texts.revoke()}
          </Button>
        </>
      }
    >
      {texts.consequence()}
    </Dialog>
  );
}
