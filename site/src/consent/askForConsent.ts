import { noteAsked, wasAskedBefore, type PendingPage } from '@komawari/ui/consent';
import { askAboutPending, openConsent } from '@komawari/ui/consent/open';
import { consentCalls } from './parts/consentCalls.ts';

/** Asks because something was refused without consent. */
export const askForConsent = (): Promise<boolean> => askAboutPending(consentCalls);

/** Asks in passing, once for each edition on this device. */
export async function askOnVisit(pages: readonly PendingPage[]): Promise<void> {
  if (wasAskedBefore(pages, localStorage)) return;
  await openConsent(pages, consentCalls);
  noteAsked(pages, localStorage);
}
