import { Button, Dialog, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { When } from '../../shared/components/When.tsx';
import { useNow } from '../../shared/useNow.ts';
import type { GetSettingsTokensQuery } from '../../gql/graphql.ts';
import { RevokePersonalToken } from '../operations/RevokePersonalToken.ts';
import { wordOfScope } from '../tokenForm.ts';

type Viewer = Extract<GetSettingsTokensQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Token = Viewer['personalTokens'][number];

/** The tokens there are: what they may do, when they were used, and the way to end one. */
export function TokenLines({ tokens }: { tokens: readonly Token[] }) {
  const [leaving, setLeaving] = useState<Token | null>(null);
  return (
    <section className="box stack stack--sm" aria-labelledby="tokens">
      <h2 id="tokens">Your tokens</h2>
      {tokens.length === 0 ? (
        <p className="muted">No tokens yet.</p>
      ) : (
        <ul className="list" aria-label="Tokens">
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
  const now = useNow();
  const { name, prefix, scopes, lastUsedAt, expiresAt } = token;
  const isOver = Date.parse(expiresAt) <= now;
  return (
    <li>
      <div className="grow">
        <p>
          <b lang="ja">{name}</b> {isOver ? <StateLabel>Expired</StateLabel> : null}
        </p>
        <p className="small muted">
          <code>{prefix}…</code>
        </p>
        <p className="small">{scopes.map(wordOfScope).join(', ')}</p>
        <p className="small muted">
          {lastUsedAt ? (
            <>
              Used <When at={lastUsedAt} />
            </>
          ) : (
            'Not used yet'
          )}
          , {isOver ? 'ended' : 'ends'} <span lang="ja">{formatDay(expiresAt, now)}</span>
        </p>
      </div>
      <Button variant="quiet" onClick={onRevoke}>
        Revoke<span className="sr"> {name}</span>
      </Button>
    </li>
  );
}

function RevokeDialog({ token, onClose }: { token: Token | null; onClose: () => void }) {
  const refresh = useRefresh();
  const revoke = useMutation(RevokePersonalToken, {
    onSuccess: () => {
      flash.set({ body: `${token?.name ?? 'The token'} is revoked`, type: 'success' });
      onClose();
      void refresh('PersonalToken');
    },
  });
  return (
    <Dialog
      open={token !== null}
      onClose={onClose}
      title={`Revoke ${token?.name ?? ''}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            busy={revoke.isPending}
            busyWord="Revoking"
            onClick={() => (token ? revoke.mutate({ id: token.id }) : undefined)}
          >
            Revoke the token
          </Button>
        </>
      }
    >
      Programs that use it stop working at once. What they made stays.
    </Dialog>
  );
}
