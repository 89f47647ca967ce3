import { Notice } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import { useEffect, useState } from 'react';
import { judgePurchase } from './judgePurchase.ts';
import { updatePurchaseStatus } from './purchaseOperations.ts';
import { clearReturnFlags, readReturnFlag } from './returnFlags.ts';
import type { WallNotice, WallState } from './WallState.ts';

/** Where nobody could be asked about the purchase. */
const unknown: WallNotice = {
  tone: 'info',
  happened: 'A purchase was not finished.',
  next: 'If a payment did arrive after all, the episode opens by itself, and you are not charged twice.',
};
const bought: WallNotice = { tone: 'info', happened: 'The payment arrived. The episode is yours.' };
const waiting: WallNotice = {
  tone: 'info',
  happened: 'The payment at the shop has not arrived yet.',
  next: 'The episode opens by itself a few minutes after you paid.',
};

/** What became of a purchase that somebody comes back from, on a page that is not its episode's. */
export function PurchaseFailed() {
  const [notice, setNotice] = useState<WallNotice | null>(null);

  useEffect(function askWhatHappened() {
    const flag = readReturnFlag(location.search);
    if (!flag) return;
    clearReturnFlags();
    findNotice(flag.purchaseId).then(setNotice, () => setNotice(unknown));
  }, []);

  if (!notice) return null;
  return (
    <Notice live>
      <b>{notice.happened}</b> {notice.next}{' '}
      <a className="link" href="/my/settings/purchase_history">
        Your purchases
      </a>
    </Notice>
  );
}

async function findNotice(purchaseId: string): Promise<WallNotice> {
  if (purchaseId === '') return unknown;
  const { updatePurchaseStatus: answer } = await execute(updatePurchaseStatus, {
    input: { purchasableID: purchaseId },
  });
  return noticeOf(judgePurchase(answer.purchase ?? null, 'LEFT'));
}

function noticeOf(state: WallState): WallNotice {
  if (state.kind === 'bought') return bought;
  if (state.kind === 'waiting') return waiting;
  return (state.kind === 'offer' && state.notice) || unknown;
}
