import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import xLinkTexts from '../../messages/xLink.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DeleteXOauthToken } from '../operations/DeleteXOauthToken.ts';

/** Takes the link away: after a question while it is valid, at once when it has ended. */
export function Unlink({ screenName, isEnded }: { screenName: string; isEnded: boolean }) {
  const { unlink: texts } = useTexts(xLinkTexts);
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation(DeleteXOauthToken, {
    onSuccess: () => {
      flash.set({ body: isEnded ? texts.removed() : texts.unlinked({ name: screenName }), type: 'success' });
      return refresh('RegisteredViewer');
    },
    onSettled: () => setIsAsking(false),
  });
  if (isEnded)
    return (
      <Button variant="quiet" busy={isPending} onClick={() => mutate({})}>
        {texts.remove()}
      </Button>
    );
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {texts.unlink()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ name: screenName })}
        action={texts.unlink()}
        busy={isPending}
        busyWord={texts.unlinking()}
        onConfirm={() => mutate({})}
      >
        {texts.what()}
      </ConfirmDialog>
    </>
  );
}
