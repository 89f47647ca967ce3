import { consentBy, noteAsked, wasAskedBefore } from '@komawari/ui/consent';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect } from 'react';
import { consentCalls } from './consentCalls.ts';

/** Asks once for each edition on this device. Offline: at another visit. */
async function askOnVisit(): Promise<void> {
  try {
    const pages = await consentCalls.loadPending();
    if (pages.length === 0 || wasAskedBefore(pages, localStorage)) return;
    // Nearly nobody is asked, and nobody else loads what asks.
    await (await import('@komawari/ui/consent/open')).openConsent(pages, consentCalls);
    noteAsked(pages, localStorage);
  } catch {
    // What asks for consent says so itself.
  }
}

/** Asks for consent wherever an action is refused without it, and once at a visit. The action goes on by itself afterwards. */
export function useConsent(): void {
  const kind = useViewer()?.kind;
  const isRegistered = kind === 'REGISTERED' || kind === 'REGISTERED_WITHOUT_EMAIL';

  useEffect(function answerRefusals() {
    return consentBy(async () => (await import('@komawari/ui/consent/open')).askAboutPending(consentCalls));
  }, []);

  useEffect(
    function askInPassing() {
      if (isRegistered) void askOnVisit();
    },
    [isRegistered],
  );
}
