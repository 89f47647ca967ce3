import { useSyncExternalStore } from 'react';
import type { SecondFactorChallenge } from './callIdentity.ts';
import { getSession } from './session.ts';

/** The sign-in of this tab that waits for its second factor; null when none does, and on a server. */
export function useChallenge(): SecondFactorChallenge | null {
  return useSyncExternalStore(
    (listener) => getSession().subscribe(listener),
    () => getSession().getState().challenge,
    () => null,
  );
}
