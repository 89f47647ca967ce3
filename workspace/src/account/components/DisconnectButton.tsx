import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
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
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const disconnect = useMutation(DisconnectOIDCClient, {
    onSuccess: () => {
      flash.set({ body: 'Disconnected', type: 'success' });
      return refresh('ConnectedOIDCClient', 'OIDCClientDeed');
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        Disconnect<span className="sr"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Disconnect ${name}?`}
        action="Disconnect"
        busy={disconnect.isPending}
        busyWord="Disconnecting"
        onConfirm={() => disconnect.mutate({ id })}
      >
        It is signed out at once and can no longer see anything. What it already copied stays with it; ask{' '}
        {host ?? 'its owner'} to delete that.
      </ConfirmDialog>
    </>
  );
}
