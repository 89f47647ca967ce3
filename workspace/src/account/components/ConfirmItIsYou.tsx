import { confirmBy } from '@komawari/ui/session';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** Opens wherever an action insists on a recent sign-in. The action goes on by itself afterwards; what was typed stays. */
export function ConfirmItIsYou() {
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>();

  useEffect(function answerRequests() {
    return confirmBy(() => new Promise((resolve) => setSettle(() => resolve)));
  }, []);

  function close(isConfirmed: boolean): void {
    settle?.(isConfirmed);
    setSettle(null);
  }

  // Its texts and the form are fetched when it is asked for the first time.
  return settle === undefined ? null : (
    <Suspense>
      <ConfirmDialog open={settle !== null} onConfirmed={() => close(true)} onLeave={() => close(false)} />
    </Suspense>
  );
}
