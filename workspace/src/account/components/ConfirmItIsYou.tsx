import { Dialog } from '@komawari/ui/components';
import { confirmBy } from '@komawari/ui/session';
import { useEffect, useState } from 'react';
import { ConfirmForm } from './ConfirmForm.tsx';

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
      <ConfirmForm onConfirmed={() => close(true)} onLeave={() => close(false)} />
    </Dialog>
  );
}
