import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DisconnectOIDCClient } from '../operations/DisconnectOIDCClient.ts';

/** Ends the connection to an application, after a question. */
export function DisconnectButton({ id, clientId }: { id: string; clientId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh();
  const disconnect = useMutation(DisconnectOIDCClient, {
    onSuccess: () => {
      flash.set({ body: 'Disconnected', type: 'success' });
      return refresh('ConnectedOIDCClient');
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Disconnect ${clientId}?`}
        action="Disconnect"
        busy={disconnect.isPending}
        busyWord="Disconnecting"
        onConfirm={() => disconnect.mutate({ id })}
      >
        You can no longer sign in there with Komawari. To use it again, you will be asked to agree again.
      </ConfirmDialog>
    </>
  );
}
