import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { forgetReading } from '@komawari/ui/reader/forgetReading.ts';
import { useViewer } from '@komawari/ui/session/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { ClearReadingHistories } from '../operations/ClearReadingHistories.ts';

/** Forgets the whole history, here and in the account, after asking. `onCleared` is for what draws this device's memory. */
export function ClearHistory({ onCleared }: { onCleared?: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const viewer = useViewer();
  const refresh = useRefresh();
  const clear = useMutation(ClearReadingHistories, { onSuccess: forgetHere });

  function forgetHere(): Promise<void> {
    forgetReading(localStorage);
    setIsAsking(false);
    onCleared?.();
    flash.set({ body: 'History cleared', type: 'success' });
    return refresh('ReadingHistory');
  }

  /** A visitor who has written nothing has no account, and gets none by forgetting. */
  function clearAll(): void {
    if (viewer?.id) clear.mutate({});
    else void forgetHere();
  }

  return (
    <>
      <div className="row row--end">
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Clear history
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Clear your whole history?"
        action="Clear"
        busy={clear.isPending}
        busyWord="Clearing"
        onConfirm={clearAll}
      >
        What you read, and where you stopped, is forgotten{' '}
        {viewer?.kind.startsWith('REGISTERED') ? 'on this device and in your account' : 'on this device'}. This cannot
        be undone.
      </ConfirmDialog>
    </>
  );
}
