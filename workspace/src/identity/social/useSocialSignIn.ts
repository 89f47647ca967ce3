import { askToConfirm, IdentityError, identityErrorOf, kindOfIdentityError } from '@komawari/ui/session';
import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../../shared/place.ts';
import { listenForAuthEvent, type AuthEvent } from './authEvents.ts';
import { errorOfEvent, finishSocial } from './finishSocial.ts';
import { openSignInWindow, watchClosing } from './signInWindow.ts';
import { insistOnStorage, startSocial, type SocialIntent, type SocialProvider } from './socialCalls.ts';

export interface SocialSignInOptions {
  intent: SocialIntent;
  /** Where the person goes on afterwards, when the page they stand on does not know. */
  to: string | null;
  /** After a link or a confirmation. */
  onDone?: () => void;
}

export interface SocialSignIn {
  /** The id of the provider whose window is open. */
  busy: string | null;
  /** What went wrong, and with which provider. */
  failure: { error: unknown; provider: SocialProvider } | null;
  /** Opens the window. Call it in the click. */
  begin(provider: SocialProvider): void;
  /** The same without a window: this tab goes to the provider and comes back. */
  continueHere(provider: SocialProvider): void;
}

/** One sign-in window in this tab: a second one takes the place of the first. */
let cancelCurrent: (() => void) | null = null;

/** Social sign-in from a page: a window of its own, or this tab. */
export function useSocialSignIn({ intent, to, onDone }: SocialSignInOptions): SocialSignIn {
  const { go } = usePlace();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<SocialSignIn['failure']>(null);
  const isHere = useRef(true);
  useEffect(function noteLeaving() {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function run(provider: SocialProvider, work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setBusy(provider.id);
    try {
      await work();
    } catch (error) {
      if (kindOfIdentityError(error) !== 'cancelled-popup-request') setFailure({ error, provider });
    }
    setBusy((current) => (current === provider.id ? null : current));
  }

  async function goInWindow(provider: SocialProvider): Promise<void> {
    insistOnStorage();
    const opened = openSignInWindow(provider.name);
    try {
      const { attempt, url } = await startSocial({ provider: provider.id, intent, mode: 'POPUP', to });
      const event = waitForEvent(opened, attempt, (error) => setFailure({ error, provider }));
      opened.location.replace(url);
      await handle(await event, provider);
    } catch (error) {
      opened.close();
      if (!(error instanceof IdentityError) || error.code !== 'RECENT_SIGN_IN_REQUIRED') throw error;
      // The click that confirmed may open the window anew; where it may not, the way in this tab is offered.
      if (await askToConfirm()) await goInWindow(provider);
    }
  }

  async function handle(event: AuthEvent, provider: SocialProvider): Promise<void> {
    setFailure(null);
    if (event.ticket === null) throw errorOfEvent(event);
    const target = await finishSocial(intent, event.ticket, to);
    if (!isHere.current && target === null) return;
    if (target !== null) go(target, { replace: true });
    else setBusy((current) => (current === provider.id ? null : current));
    onDone?.();
  }

  async function goHere(provider: SocialProvider): Promise<void> {
    insistOnStorage();
    try {
      const { url } = await startSocial({ provider: provider.id, intent, mode: 'TAB', to });
      window.location.assign(url);
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'RECENT_SIGN_IN_REQUIRED') throw error;
      if (await askToConfirm()) await goHere(provider);
    }
  }

  return {
    busy,
    failure,
    begin: (provider) => void run(provider, () => goInWindow(provider)),
    continueHere: (provider) => void run(provider, () => goHere(provider)),
  };
}

/**
 * Resolves with the news of the sign-in window. A window that is seen closed is told after 8 seconds and still listened to:
 * some services' pages look closed from here while the person is on them.
 */
function waitForEvent(opened: Window, attempt: string, onClosed: (error: unknown) => void): Promise<AuthEvent> {
  cancelCurrent?.();
  return new Promise<AuthEvent>((resolve, reject) => {
    const endWatch = watchClosing(opened, () => onClosed(identityErrorOf('popup-closed-by-user')));
    const end = () => {
      endWatch();
      endListening();
      if (cancelCurrent === cancel) cancelCurrent = null;
    };
    const endListening = listenForAuthEvent(attempt, (event) => {
      end();
      resolve(event);
    });
    function cancel(): void {
      end();
      opened.close();
      reject(identityErrorOf('cancelled-popup-request'));
    }
    cancelCurrent = cancel;
  });
}
