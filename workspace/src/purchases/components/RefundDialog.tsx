import { ConfirmDialog, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatYen } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import type { PurchaseFieldsFragment } from '../../gql/graphql.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { RefundPurchase } from '../operations/RefundPurchase.ts';

interface RefundDialogProps {
  /** Null: nothing is asked. */
  purchase: PurchaseFieldsFragment | null;
  onClose: () => void;
}

/** Asks before an episode is given back: what returns, where, and what closes. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const refresh = useRefresh();
  const refund = useMutation(RefundPurchase, {
    handles: ['FORBIDDEN'],
    onSuccess: () => {
      flash.set({ body: `${formatYen(purchase?.price ?? 0)} is on its way back`, type: 'success' });
      onClose();
    },
    // One that was refused has changed, too: it was opened, or its day is over.
    onSettled: () => refresh('Purchase'),
  });

  function close(): void {
    refund.reset();
    onClose();
  }

  const isRefused = refund.error?.code === 'FORBIDDEN';
  return (
    <ConfirmDialog
      open={purchase !== null}
      onClose={close}
      title={`Give ${purchase?.episodeTitle ?? 'it'} back?`}
      keep={isRefused ? 'Close' : 'Keep it'}
      action={`Refund ${formatYen(purchase?.price ?? 0)}`}
      busy={refund.isPending}
      busyWord="Giving back"
      onConfirm={() => purchase && refund.mutate({ input: { purchaseId: purchase.id } })}
    >
      {isRefused ? (
        <Notice tone="info" live>
          {refund.error?.message}
        </Notice>
      ) : (
        <>
          {formatYen(purchase?.price ?? 0)} returns{' '}
          {purchase?.method === 'CARD' ? 'to the card' : 'the way it was paid'}, usually within 10 days. Its paid pages
          close at once.
        </>
      )}
    </ConfirmDialog>
  );
}
