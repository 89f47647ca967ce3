import { useEffect, useState } from 'react';
import { useIsOffline } from '../shared/useIsOffline.ts';

const ASK_AGAIN_AFTER_MS = 3000;

/** Whether code or styles of a screen could not be fetched, in the words of Chromium, Firefox, Safari and Vite. */
const didNotArrive = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script|preload CSS/.test(error.message);

/** What is missing on a page that was loaded anew is missing for another reason than the line. */
const isReloaded = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload';

/**
 * Opens a broken screen again by itself, as soon as somebody answers, where the line is to blame: it broke while there was none, or its code
 * did not arrive. The latter once. A browser remembers that code did not arrive, and only a new page asks for it again.
 * @returns whether it waits for that
 */
export function useReopening(error: unknown, onReload: () => void): boolean {
  const isOffline = useIsOffline();
  const [isOfLine] = useState(() => isOffline || (didNotArrive(error) && !isReloaded()));
  const isWaiting = isOffline || isOfLine;
  useEffect(
    function reopenWhenAnswered() {
      if (!isWaiting || isOffline) return undefined;
      const left = new AbortController();
      async function ask(): Promise<void> {
        try {
          const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: left.signal });
          if (ok) onReload();
        } catch {
          // Nobody answers yet.
        }
      }
      void ask();
      const timer = setInterval(ask, ASK_AGAIN_AFTER_MS);
      return () => {
        left.abort();
        clearInterval(timer);
      };
    },
    [isWaiting, isOffline, onReload],
  );
  return isWaiting;
}
