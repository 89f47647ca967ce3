import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DeleteXOauthToken } from '../operations/DeleteXOauthToken.ts';

/** Takes the link away: after a question while it is valid, at once when it has ended. */
export function Unlink({ screenName, isEnded }: { screenName: string; isEnded: boolean }) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation(DeleteXOauthToken, {
    onSuccess: () => {
      flash.set({ body: isEnded ? 'The link is removed' : `@${screenName} is unlinked`, type: 'success' });
      return refresh('RegisteredViewer');
    },
    onSettled: () => setIsAsking(false),
  });
  if (isEnded)
    return (
      <Button variant="quiet" busy={isPending} onClick={() => mutate({})}>
        Remove
      </Button>
    );
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Unlink @${screenName}?`}
        action="Unlink"
        busy={isPending}
        busyWord="Unlinking"
        onConfirm={() => mutate({})}
      >
        We delete the key here and tell X. Posts you made stay on X. You can link again at any time.
      </ConfirmDialog>
    </>
  );
}
