import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import accountTexts from '../../messages/account.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DisconnectOIDCClient } from '../operations/DisconnectOIDCClient.ts';

export interface DisconnectButtonProps {
  id: string;
  /** What the application is called. */
  name: string;
  /** Where its owner can be found; null where nobody has checked. */
  host: string | null;
}

/** Ends the connection to an application, after a question. */
export function DisconnectButton({ id, name, host }: DisconnectButtonProps) {
  const { disconnect: texts } = useTexts(accountTexts);
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const disconnect = useMutation(DisconnectOIDCClient, {
    onSuccess: () => {
      flash.set({ body: texts.done(), type: 'success' });
      return refresh('ConnectedOIDCClient', 'OIDCClientDeed');
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        {texts.disconnect()}
        <span className="sr"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ name })}
        action={texts.disconnect()}
        busy={disconnect.isPending}
        busyWord={texts.disconnecting()}
        onConfirm={() => disconnect.mutate({ id })}
      >
        {texts.what({ host: host ?? texts.owner() })}
      </ConfirmDialog>
    </>
  );
}
