import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import { callIdentity, getSession } from '@komawari/ui/session';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect } from 'react';
import baseTexts from '../../messages/base.js';
import { identityErrorMessage } from '../identityErrorMessage.ts';

const KEY = 'komawari_pending_link';

/** An account elsewhere that waits for its person to sign in to the account with the same address. */
interface PendingLink {
  ticket: string;
  provider: string;
}

/** Keeps the link for this tab, until somebody has signed in. */
export function keepPendingLink(pending: PendingLink): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

function takePendingLink(): PendingLink | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : (JSON.parse(text) as PendingLink);
  } catch {
    return null; // Site data is blocked, or somebody wrote there.
  }
}

/**
 * Links what waits as soon as its person has signed in, by whatever way. The server checks that it is the same person.
 * `onLinked` asks again for what shows the account's ways to sign in.
 */
export function usePendingLink(onLinked: () => Promise<void>): void {
  const viewer = useViewer();
  const isRegistered = viewer?.kind === 'REGISTERED' || viewer?.kind === 'REGISTERED_WITHOUT_EMAIL';
  useEffect(
    function linkWhatWaits() {
      const pending = isRegistered ? takePendingLink() : null;
      if (!pending) return;
      const link = async () => {
        try {
          await getSession().getToken();
          await callIdentity('social/finish', { ticket: pending.ticket }, 'Link failed');
          flash.set({ body: textsOf(baseTexts).failure.linked(pending), type: 'success' });
          await onLinked();
        } catch (error) {
          flash.set({ body: identityErrorMessage(error), type: 'error' });
        }
      };
      void link();
    },
    [onLinked, isRegistered],
  );
}
