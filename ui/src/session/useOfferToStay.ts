import { useSyncExternalStore } from 'react';
import type { OfferToStay } from './callIdentity.ts';
import { getSession } from './session.ts';

/** The account that signed in and is being deleted; null when there is none, and on a server. */
export function useOfferToStay(): OfferToStay | null {
  return useSyncExternalStore(
    (listener) => getSession().subscribe(listener),
    () => getSession().getState().offer,
    () => null,
  );
}
