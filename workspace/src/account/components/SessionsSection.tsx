import { Button, ConfirmDialog, Skeleton } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import accountTexts from '../../messages/account.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetSessions } from '../operations/GetSessions.ts';
import { useAccountCall } from '../useAccountCall.ts';
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
  const { isBusy, call } = useAccountCall();
  return (
    <section className="box stack stack--sm" aria-labelledby={texts.noun()}>
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
      <ListEnd noun={texts.noun()} step={DEVICES_PER_PAGE} list={list} />
      <p className="small soft">{texts.ends()}</p>
      <div className="row">
        <SignOutButton />
        <Button
          busy={isBusy}
          busyWord={texts.signingOut()}
          onClick={() => void call('sessions/end_others', {}, texts.othersOut())}
        >
          {texts.others()}
        </Button>
        <SignOutEverywhere />
      </div>
    </section>
  );
}

function SignOutEverywhere() {
  const { sessions: texts } = useTexts(accountTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useAccountCall();

  async function leave(): Promise<void> {
    if (!(await run(() => getSession().signOutEverywhere(), ''))) return;
    await leaveDevice(localStorage);
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
        {texts.what()}
      </ConfirmDialog>
    </>
  );
}
