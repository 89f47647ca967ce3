import { Notice } from '@komawari/ui/components';
import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import paywallReturnTexts from '../../messages/paywallReturn.js';
import { judgePurchase } from './judgePurchase.ts';
import { updatePurchaseStatus } from './purchaseOperations.ts';
import { clearReturnFlags, readReturnFlag } from './returnFlags.ts';
import type { WallNotice, WallState } from './WallState.ts';

/** Where nobody could be asked about the purchase. */
function sayUnknown(): WallNotice {
  const { unfinished } = textsOf(paywallReturnTexts);
  return { tone: 'info', happened: unfinished.unknown(), next: unfinished.unknownNext() };
}

/** What became of a purchase that somebody comes back from, on a page that is not its episode's. */
export function PurchaseFailed() {
  const [notice, setNotice] = useState<WallNotice | null>(null);
  const { unfinished } = useTexts(paywallReturnTexts);

  useEffect(function askWhatHappened() {
    const flag = readReturnFlag(location.search);
    if (!flag) return;
    clearReturnFlags();
    findNotice(flag.purchaseId).then(setNotice, () => setNotice(sayUnknown()));
  }, []);

  if (!notice) return null;
  return (
    <Notice live>
      <b>{notice.happened}</b> {notice.next}{' '}
      <a className="link" href="/my/settings/purchase_history">
        {unfinished.purchases()}
      </a>
    </Notice>
  );
}

async function findNotice(purchaseId: string): Promise<WallNotice> {
  if (purchaseId === '') return sayUnknown();
  const { updatePurchaseStatus: answer } = await execute(updatePurchaseStatus, {
    input: { purchasableID: purchaseId },
  });
  return noticeOf(judgePurchase(answer.purchase ?? null, 'LEFT'));
}

function noticeOf(state: WallState): WallNotice {
  const { unfinished } = textsOf(paywallReturnTexts);
  if (state.kind === 'bought') return { tone: 'info', happened: unfinished.bought() };
  if (state.kind === 'waiting') return { tone: 'info', happened: unfinished.waiting(), next: unfinished.waitingNext() };
  return (state.kind === 'offer' && state.notice) || sayUnknown();
}
