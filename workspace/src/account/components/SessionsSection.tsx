import { Button, ConfirmDialog, Skeleton } from '@komawari/ui/components';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetSessions } from '../operations/GetSessions.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { When } from '../../shared/components/When.tsx';
import { leaveDevice } from '@komawari/ui/signOut';

/** Devices a page of the list shows. */
const DEVICES_PER_PAGE = 10;

/** The devices this account is signed in on, and the ways to sign them out. */
export function SessionsSection() {
  const list = usePages(GetSessions, DEVICES_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.sessions ?? null);
  const { isBusy, call } = useAccountCall();
  return (
    <section className="box stack stack--sm" aria-labelledby="devices">
      <h2 id="devices">Your devices</h2>
      <p className="small soft">
        You are signed in on these devices. Is there one you do not know? Sign it out, then change your password.
      </p>
      <Loaded query={list.query} skeleton={<Skeleton kind="line" count={3} />}>
        {(sessions) => (
          <ul className="list" aria-label="Devices">
            {sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
              <li key={id}>
                <div className="grow">
                  <b>{device}</b>
                  {isCurrent ? <span className="small muted"> This device</span> : null}
                  <p className="small muted">
                    Used <When at={lastUsedAt} />, signed in <When at={createdAt} />
                  </p>
                </div>
                {isCurrent ? null : (
                  <Button variant="quiet" onClick={() => void call('sessions/end', { id }, `${device} is signed out`)}>
                    Sign out<span className="sr"> {device}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ListEnd noun="devices" step={DEVICES_PER_PAGE} list={list} />
      <p className="small soft">Signing out ends the session. Unfinished drafts stay in their browser.</p>
      <div className="row">
        <SignOutButton />
        <Button
          busy={isBusy}
          busyWord="Signing out"
          onClick={() => void call('sessions/end_others', {}, 'Every other device is signed out')}
        >
          Sign out other devices
        </Button>
        <SignOutEverywhere />
      </div>
    </section>
  );
}

function SignOutEverywhere() {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useAccountCall();

  async function leave(): Promise<void> {
    if (!(await run(() => getSession().signOutEverywhere(), ''))) return;
    await leaveDevice(localStorage);
    window.location.assign('/');
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Sign out everywhere?"
        keep="Stay signed in"
        action="Sign out everywhere"
        busy={isBusy}
        busyWord="Signing out"
        onConfirm={() => void leave()}
      >
        All devices are signed out at once, this one too.
      </ConfirmDialog>
    </>
  );
}
