import { useEffect, useSyncExternalStore } from 'react';
import type { SessionViewer } from './callIdentity.ts';
import type { SessionState } from './createTokenKeeper.ts';
import { getSession } from './session.ts';

const unknown: SessionState = { viewer: undefined, challenge: null, offer: null };

/** The viewer of this browser: undefined while unknown (and on a server), then the same in every tab. */
export function useViewer(): SessionViewer | undefined {
  const { viewer } = useSyncExternalStore(
    (listener) => getSession().subscribe(listener),
    () => getSession().getState(),
    () => unknown,
  );
  useEffect(function askWhoIsReading() {
    // Offline: the viewer stays unknown and the next call asks again.
    getSession()
      .getToken()
      .catch(() => undefined);
  }, []);
  return viewer;
}
