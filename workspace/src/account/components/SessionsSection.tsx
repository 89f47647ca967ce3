import { Button, ConfirmDialog, Link, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetSettingsTokensQuery } from '../../gql/graphql.ts';
import accountTexts from '../../messages/account.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetSettingsTokens } from '../../tokens/index.ts';
import { GetSessions } from '../operations/GetSessions.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { useConnectedClients } from '../useConnectedClients.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { When } from '../../shared/components/When.tsx';
import { leaveDevice } from '@komawari/ui/signOut';
import { sitePath } from '@komawari/ui/sitePath';

/** Devices a page of the list shows. */
const DEVICES_PER_PAGE = 10;

/** The devices this account is signed in on, and the ways to sign them out. */
export function SessionsSection() {
  const { sessions: texts } = useTexts(accountTexts);
  const list = usePages(GetSessions, DEVICES_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.sessions ?? null);
  const { call } = useAccountCall();
  const tokens = useQuery(GetSettingsTokens, {});
  return (
    <section className="box stack stack--sm" aria-labelledby="devices">
      <h2 id="devices">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      <Loaded query={list.query} skeleton={<Skeleton kind="line" count={3} />}>
        {(sessions) => (
          <ul className="list" aria-label={texts.label()}>
            {sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
              <li key={id}>
                <div className="grow">
                  <b>{device}</b>
                  {isCurrent ? <span className="small muted"> {texts.here()}</span> : null}
                  <p className="small muted">
                    <Sentence
                      text={texts.times()}
                      parts={{ used: <When at={lastUsedAt} />, since: <When at={createdAt} /> }}
                    />
                  </p>
                </div>
                {isCurrent ? null : (
                  <Button variant="quiet" onClick={() => void call('sessions/end', { id }, texts.out({ device }))}>
                    {texts.signOut()}
                    <span className="sr"> {device}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ListEnd noun={texts.noun()} list={list} />
      <p className="small soft">{texts.ends()}</p>
      <div className="row">
        <SignOutButton />
        <SignOutOthers tokens={tokens} />
        <SignOutEverywhere tokens={tokens} />
      </div>
    </section>
  );
}

type TokensQuery = UseQueryResult<GetSettingsTokensQuery>;

/** How many tokens end with the sessions; null while that is not known. */
function countOf(data: GetSettingsTokensQuery | undefined): number | null {
  if (!data) return null;
  const now = Date.now();
  return registeredOf(data.viewer)?.personalTokens.filter(({ expiresAt }) => Date.parse(expiresAt) > now).length ?? 0;
}

/** Says that tokens end too, which nobody who signs out a lost phone thinks of. */
function TokensEnd({ tokens }: { tokens: TokensQuery }) {
  const { sessions: texts } = useTexts(accountTexts);
  const count = countOf(tokens.data);
  if (count === 0) return null;
  return <p>{count === null ? texts.someTokensEnd() : texts.tokensEnd({ count })}</p>;
}

/** Says what goes on all the same: an application that was connected keeps its own keys. */
function ConnectionsStay() {
  const { sessions: texts } = useTexts(accountTexts);
  const { query } = useConnectedClients();
  if (!query.data || query.data.length === 0) return null;
  return (
    <p>
      <Sentence
        text={texts.connectionsStay()}
        parts={{
          applications: (words) => (
            <Link className="link" href={paths.copilotConnect}>
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

function SignOutOthers({ tokens }: { tokens: TokensQuery }) {
  const { sessions: texts } = useTexts(accountTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, call } = useAccountCall();

  async function signOut(): Promise<void> {
    await call('sessions/end_others', {}, texts.othersOut());
    setIsOpen(false);
  }

  /** A device signs in again; a token is gone for good, and only that is worth a question. */
  async function begin(): Promise<void> {
    setIsAsking(true);
    const { data } = tokens.data ? tokens : await tokens.refetch({ cancelRefetch: false });
    setIsAsking(false);
    if (countOf(data) === 0) await signOut();
    else setIsOpen(true);
  }

  return (
    <>
      <Button busy={isAsking || (isBusy && !isOpen)} busyWord={texts.signingOut()} onClick={() => void begin()}>
        {texts.others()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.askOthers()}
        keep={texts.keepOthers()}
        action={texts.others()}
        busy={isBusy}
        busyWord={texts.signingOut()}
        onConfirm={() => void signOut()}
      >
        <p>{texts.whatOthers()}</p>
        <TokensEnd tokens={tokens} />
        <ConnectionsStay />
      </ConfirmDialog>
    </>
  );
}

function SignOutEverywhere({ tokens }: { tokens: TokensQuery }) {
  const { sessions: texts } = useTexts(accountTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useAccountCall();

  async function leave(): Promise<void> {
    if (!(await run(() => getSession().signOutEverywhere(), ''))) return;
    await leaveDevice();
    window.location.assign(sitePath('/'));
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts.everywhere()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.ask()}
        keep={texts.stay()}
        action={texts.everywhere()}
        busy={isBusy}
        busyWord={texts.signingOut()}
        onConfirm={() => void leave()}
      >
        <p>{texts.what()}</p>
        <TokensEnd tokens={tokens} />
        <ConnectionsStay />
      </ConfirmDialog>
    </>
  );
}
