import { useEffect, useState } from 'react';
import { useIsOffline } from '../shared/useIsOffline.ts';

/** When this tab last did so. */
const KEY = 'komawari:reopened';
const ONCE_IN_MS = 60_000;
const ASK_AGAIN_AFTER_MS = 3000;

/** Whether code or styles of a screen could not be fetched, in the words of Chromium, Firefox, Safari and Vite. */
const didNotArrive = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/.test(error.message);

function wasJustReopened(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN_MS;
  } catch {
    return true; // Site data is blocked: nobody would know of the last time.
  }
}

function noteReopening(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Site data is blocked: it was offline, and will not be again by this.
  }
}

/**
 * Opens a broken screen again by itself, as soon as somebody answers, where the line is to blame: it broke while there was none, or its code
 * did not arrive. The latter once: what is missing right after that is missing for another reason. A browser remembers that code did not
 * arrive, and only a new page asks for it again.
 * @returns whether it waits for that
 */
export function useReopening(error: unknown, onReload: () => void): boolean {
  const isOffline = useIsOffline();
  const [isOfLine] = useState(() => isOffline || (didNotArrive(error) && !wasJustReopened()));
  const isWaiting = isOffline || isOfLine;
  useEffect(
    function reopenWhenAnswered() {
      if (!isWaiting || isOffline) return undefined;
      const left = new AbortController();
      let timer: ReturnType<typeof setTimeout>;
      async function ask(): Promise<void> {
        try {
          await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: left.signal });
        } catch {
          if (!left.signal.aborted) timer = setTimeout(ask, ASK_AGAIN_AFTER_MS);
          return;
        }
        noteReopening();
        onReload();
      }
      void ask();
      return () => {
        left.abort();
        clearTimeout(timer);
      };
    },
    [isWaiting, isOffline, onReload],
  );
  return isWaiting;
}
