import { useConsent } from '../consent/index.ts';
import { usePendingLink } from '../identity/index.ts';
import { useDevicePlaces } from '../reading/index.ts';
import { useAdScript } from './useAdScript.ts';
import { useRecordedVisits } from './useRecordedVisits.ts';

export interface EveryPage {
  /** The account has taken over what this device remembered. */
  onMoved: () => unknown;
  /** Another way to sign in was linked to the account. */
  onLinked: () => Promise<void>;
}

/** What every page of the application does behind its screen. */
export function useEveryPage({ onMoved, onLinked }: EveryPage): void {
  useRecordedVisits();
  useAdScript();
  useDevicePlaces(onMoved);
  usePendingLink(onLinked);
  useConsent();
}
