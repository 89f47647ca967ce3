import { Button, ButtonLink, Notice } from '@komawari/ui/components';
import { formatExact, formatYen } from '@komawari/ui/format';
import { createVisits } from '@komawari/ui/history';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PurchaseFieldsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { PurchasedEpisodeId } from '../operations/PurchasedEpisodeId.ts';
import { UpdatePurchaseStatus } from '../operations/UpdatePurchaseStatus.ts';

/**
 * A purchase did not go through. The way back is the episode of the purchase that the address names, else the path of the
 * query, else the episode that was read last.
 */
export function PurchaseErrorPage() {
  const [query] = useSearchParams();
  const [lastEpisode] = useState(findLastEpisode);
  const intentId = query.get('intentId') ?? query.get('payment_intent') ?? '';
  const known = useQuery(PurchasedEpisodeId, { intentId }, { enabled: intentId !== '' });
  const update = useMutation(UpdatePurchaseStatus, { handles: ['NOT_FOUND', 'UNAUTHENTICATED'] });
  const episodeId = known.data?.purchasedEpisodeId;
  const back = episodeId ? `/episodes/${episodeId}#paywall` : (sameOriginPath(query.get('to')) ?? lastEpisode);
  const purchase = update.data?.updatePurchaseStatus.purchase;
  const isBought = purchase?.status === 'COMPLETED';
  return (
    <div className="lone">
      <title>Purchase | Komawari</title>
      <div className="stack lone__box">
        <h1 className="lone__title">{isBought ? 'The payment arrived' : 'This purchase was not finished'}</h1>
        <p className="soft">
          {isBought
            ? 'The episode is yours and open. You were charged once.'
            : 'The episode was not unlocked. If a payment did arrive after all, it opens by itself and you are not charged twice.'}
        </p>
        {purchase ? (
          <dl className="box lone__facts">
            <dt>Episode</dt>
            <dd lang="ja">{purchase.episodeTitle}</dd>
            <dt>Work</dt>
            <dd lang="ja">{purchase.workTitle}</dd>
            <dt>Price</dt>
            <dd className="num">{formatYen(purchase.price)}</dd>
            <dt>Started</dt>
            <dd>{formatExact(purchase.purchasedAt)}</dd>
            <dt>Purchase</dt>
            <dd>{purchase.id}</dd>
          </dl>
        ) : null}
        {update.isSuccess && !isBought ? <Notice live>{wordsOf(purchase)}</Notice> : null}
        {update.error?.code === 'NOT_FOUND' || update.error?.code === 'UNAUTHENTICATED' ? (
          <Notice tone="warn" live>
            No purchase of yours has this number. Sign in with the account that paid.
          </Notice>
        ) : null}
        <div className="row">
          {back ? (
            <ButtonLink href={back} variant="primary" icon={isBought ? 'book' : 'retry'}>
              {isBought ? 'Read it' : 'Try again'}
            </ButtonLink>
          ) : null}
          {intentId === '' ? null : (
            <Button
              busy={update.isPending}
              busyWord="Asking"
              onClick={() => update.mutate({ input: { purchasableID: intentId } })}
            >
              Refresh
            </Button>
          )}
          <ButtonLink href={paths.purchaseHistory}>Purchase history</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            Top page
          </ButtonLink>
        </div>
        <p className="small soft">
          Charged all the same? Refresh asks the payment service again. After a day,{' '}
          <a className="link" href="/contact">
            write to us
          </a>
          {intentId === '' ? '.' : ` with the number ${intentId}.`}
        </p>
      </div>
    </div>
  );
}

/** What the payment service says of a purchase that is not open to its buyer, and whether money moved. */
function wordsOf(purchase: Pick<PurchaseFieldsFragment, 'status' | 'price' | 'refundedAt'> | null | undefined): string {
  if (purchase?.status === 'PENDING') return 'The payment service knows of no payment yet. Nothing was charged so far.';
  if (purchase?.status === 'REFUNDED')
    return `${purchase.refundedAt ? 'It was given back.' : 'The payment came when the episode could not be bought any more.'} ${formatYen(purchase.price)} returns the way it was paid.`;
  return 'The payment service says that nothing was charged.';
}

/** The episode this tab showed last, if it was one of the last ten places. */
function findLastEpisode(): string | null {
  try {
    return (
      createVisits()
        .recent()
        .findLast((address) => address.startsWith('/episodes/')) ?? null
    );
  } catch {
    // Site data is blocked: this tab remembers nothing.
    return null;
  }
}
