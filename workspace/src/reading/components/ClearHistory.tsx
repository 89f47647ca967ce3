import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { forgetReading } from '@komawari/ui/reader/forgetReading.ts';
import { useViewer } from '@komawari/ui/session/react';
import { deviceStorage } from '@komawari/ui/storage';
import { useState } from 'react';
import readingTexts from '../../messages/reading.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { ClearReadingHistories } from '../operations/ClearReadingHistories.ts';

/** Forgets the whole history, here and in the account, after asking. `onCleared` is for what draws this device's memory. */
export function ClearHistory({ onCleared }: { onCleared?: () => void }) {
  const { history: texts } = useTexts(readingTexts);
  const [isAsking, setIsAsking] = useState(false);
  const viewer = useViewer();
  const refresh = useRefresh();
  const clear = useMutation(ClearReadingHistories, { onSuccess: forgetHere });

  function forgetHere(): Promise<void> {
    const storage = deviceStorage();
    if (storage) forgetReading(storage);
    setIsAsking(false);
    onCleared?.();
    flash.set({ body: texts.cleared(), type: 'success' });
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
          {texts.clear()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask()}
        action={texts.clearIt()}
        busy={clear.isPending}
        busyWord={texts.clearing()}
        onConfirm={clearAll}
      >
        {viewer?.kind.startsWith('REGISTERED') ? texts.clearsAll() : texts.clearsHere()}
      </ConfirmDialog>
    </>
  );
}
