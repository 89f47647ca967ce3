import { ConfirmDialog, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import type { PurchaseFieldsFragment } from '../../gql/graphql.ts';
import purchasesTexts from '../../messages/purchases.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { RefundPurchase } from '../operations/RefundPurchase.ts';

interface RefundDialogProps {
  /** Null: nothing is asked. */
  purchase: PurchaseFieldsFragment | null;
  onClose: () => void;
}

/** Asks before an episode is given back: what returns, where, and what closes. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const { refund: texts } = useTexts(purchasesTexts);
  const price = purchase?.price ?? 0;
  const refresh = useRefresh();
  const refund = useMutation(RefundPurchase, {
    handles: ['FORBIDDEN'],
    onSuccess: () => {
      flash.set({ body: textsOf(purchasesTexts).refund.done({ price }), type: 'success' });
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
      title={purchase ? texts.ask({ episode: purchase.episodeTitle }) : texts.askIt()}
      keep={isRefused ? texts.close() : texts.keep()}
      action={texts.refund({ price })}
      busy={refund.isPending}
      busyWord={texts.refunding()}
      onConfirm={() => purchase && refund.mutate({ input: { purchaseId: purchase.id } })}
    >
      {isRefused ? (
        <Notice tone="info" live>
          {refund.error?.message}
        </Notice>
      ) : (
        texts.consequence({ price, method: purchase?.method === 'CARD' ? 'CARD' : 'other' })
      )}
    </ConfirmDialog>
  );
}
