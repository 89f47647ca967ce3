import { Dialog, Skeleton } from '@komawari/ui/components';
import { confirmBy } from '@komawari/ui/session';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConfirmForm = lazy(async () => ({ default: (await import('./ConfirmForm.tsx')).ConfirmForm }));

/** Opens wherever an action insists on a recent sign-in. The action goes on by itself afterwards; what was typed stays. */
export function ConfirmItIsYou() {
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null);

  useEffect(function answerRequests() {
    return confirmBy(() => new Promise((resolve) => setSettle(() => resolve)));
  }, []);

  function close(isConfirmed: boolean): void {
    settle?.(isConfirmed);
    setSettle(null);
  }

  return (
    <Dialog open={settle !== null} onClose={() => close(false)} title="Confirm that it is you" actions={null}>
      <Suspense fallback={<Skeleton kind="line" count={4} />}>
        <ConfirmForm onConfirmed={() => close(true)} onLeave={() => close(false)} />
      </Suspense>
    </Dialog>
  );
}
