import { Button, Link, StateLabel, Thumbnail } from '@komawari/ui/components';
import { formatDay, formatExact, formatYen } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import purchasesTexts from '../../messages/purchases.js';
import { When } from '../../shared/components/When.tsx';
import { paths } from '../../shared/routes.ts';
import { purchasedEpisodePath } from '../purchasedEpisodePath.ts';
import type { PurchaseFieldsFragment } from '../../gql/graphql.ts';

/** The address of a purchase's receipt. */
export const receiptPath = (purchaseId: string): string => `${paths.purchaseHistory}?receipt=${purchaseId}`;

interface PurchaseLineProps {
  purchase: PurchaseFieldsFragment;
  onRefund: () => void;
}

/** One purchase: what, when and for how much, its receipt, and whether it can be given back. */
export function PurchaseLine({ purchase, onRefund }: PurchaseLineProps) {
  const { history } = useTexts(purchasesTexts);
  const { id, price, status, purchasedAt, refundableUntil, receiptUrl, episodeTitle, workTitle, item } = purchase;
  const isBack = status === 'REFUNDED';
  const words = wordsOf(purchase);
  const lang = languageOfWork(item?.work);
  return (
    <li className="paid">
      <div className="paid__picture" aria-hidden="true">
        <Thumbnail source={item?.thumbnailImage ?? null} label={episodeTitle} lang={lang} sizes="72px" />
      </div>
      <div className="paid__words">
        <p className="strong clamp1" lang={lang}>
          {item && !isBack ? <Link href={placeOf(item)}>{episodeTitle}</Link> : episodeTitle}
        </p>
        <p className="tiny muted clamp1">
          <When at={purchasedAt} /> · <span lang={lang}>{workTitle}</span>
        </p>
        {words === null ? null : <p className="small soft paid__state">{words}</p>}
      </div>
      <div className="paid__acts">
        {refundableUntil == null ? null : <Button onClick={onRefund}>{history.refund()}</Button>}
        {isBack ? <StateLabel icon="check">{history.refunded()}</StateLabel> : null}
        {purchase.isDisputed ? <StateLabel tone="warn">{history.disputed()}</StateLabel> : null}
        {receiptUrl == null ? null : (
          <Link className="link small" href={receiptPath(id)} aria-label={history.receiptOf({ episode: episodeTitle })}>
            {history.receipt()}
          </Link>
        )}
      </div>
      <p className="num strong paid__amount">
        {isBack ? <s className="muted">{formatYen(price)}</s> : formatYen(price)}
      </p>
    </li>
  );
}

/** Where its buyer reads it: its page is there for as long as everybody may open it. */
const placeOf = ({ id, publicNumber }: NonNullable<PurchaseFieldsFragment['item']>): string =>
  publicNumber == null ? purchasedEpisodePath(id) : `/episodes/${id}`;

const day = 24 * 60 * 60 * 1000;

/** Until when it can be given back, or why it cannot; nothing once the day is over. */
function wordsOf(purchase: PurchaseFieldsFragment): ReactNode {
  const { item, status, refundedAt, isRefundArrived, refundableUntil, purchasedAt, price, method, isDisputed } =
    purchase;
  const { history } = textsOf(purchasesTexts);
  if (refundedAt != null)
    return history[isRefundArrived ? 'wentBack' : 'goesBack']({
      day: formatDay(refundedAt),
      price,
      method: method === 'CARD' ? method : 'other',
    });
  if (status === 'REFUNDED') return isRefundArrived ? history.lateWentBack({ price }) : history.lateGoesBack({ price });
  if (isDisputed) return history.bankDecides();
  if (item == null)
    return (
      <Sentence
        text={history.gone()}
        parts={{
          contact: (words) => (
            <a className="link" href={sitePath('/contact')}>
              {words}
            </a>
          ),
        }}
      />
    );
  if (refundableUntil != null) return history.refundUntil({ moment: formatExact(refundableUntil) });
  return Date.now() - Date.parse(purchasedAt) < day ? history.opened() : null;
}
