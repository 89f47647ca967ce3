import { Button, ButtonLink, Notice } from '@komawari/ui/components';
import { formatExact, formatYen } from '@komawari/ui/format';
import { createVisits } from '@komawari/ui/history';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { plainPath } from '@komawari/ui/plainPath';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PurchaseFieldsFragment } from '../../gql/graphql.ts';
import purchasesTexts from '../../messages/purchases.js';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { sitePath } from '@komawari/ui/sitePath';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { PurchasedEpisodeId } from '../operations/PurchasedEpisodeId.ts';
import { UpdatePurchaseStatus } from '../operations/UpdatePurchaseStatus.ts';

/**
 * A purchase did not go through. The way back is the episode of the purchase that the address names, else the path of the
 * query, else the episode that was read last.
 */
export function PurchaseErrorPage() {
  const { unfinished: texts } = useTexts(purchasesTexts);
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
      <title>{`${texts.title()} | Komawari`}</title>
      <div className="stack lone__box">
        <h1 className="lone__title">{isBought ? texts.arrived() : texts.notFinished()}</h1>
        <p className="soft">{isBought ? texts.arrivedLead() : texts.notFinishedLead()}</p>
        {purchase ? (
          <dl className="box lone__facts">
            <dt>{texts.episode()}</dt>
            <dd lang={languageOfWork(purchase.item?.work)}>{purchase.episodeTitle}</dd>
            <dt>{texts.work()}</dt>
            <dd lang={languageOfWork(purchase.item?.work)}>{purchase.workTitle}</dd>
            <dt>{texts.price()}</dt>
            <dd className="num">{formatYen(purchase.price)}</dd>
            <dt>{texts.started()}</dt>
            <dd>{formatExact(purchase.purchasedAt)}</dd>
            <dt>{texts.number()}</dt>
            <dd>{purchase.id}</dd>
          </dl>
        ) : null}
        {update.isSuccess && !isBought ? <Notice live>{wordsOf(purchase)}</Notice> : null}
        {update.error?.code === 'NOT_FOUND' || update.error?.code === 'UNAUTHENTICATED' ? (
          <Notice tone="warn" live>
            {texts.noSuch()}
          </Notice>
        ) : null}
        <div className="row">
          {back ? (
            <ButtonLink href={back} variant="primary" icon={isBought ? 'book' : 'retry'}>
              {isBought ? texts.read() : texts.tryAgain()}
            </ButtonLink>
          ) : null}
          {intentId === '' ? null : (
            <Button
              busy={update.isPending}
              busyWord={texts.asking()}
              onClick={() => update.mutate({ input: { purchasableID: intentId } })}
            >
              {texts.refresh()}
            </Button>
          )}
          <ButtonLink href={paths.purchaseHistory}>{texts.history()}</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {texts.topPage()}
          </ButtonLink>
        </div>
        <p className="small soft">
          <Sentence
            text={intentId === '' ? texts.charged() : texts.chargedWithNumber()}
            parts={{
              contact: (words) => (
                <a className="link" href={sitePath('/contact')}>
                  {words}
                </a>
              ),
              number: intentId,
            }}
          />
        </p>
      </div>
    </div>
  );
}

/** What the payment service says of a purchase that is not open to its buyer, and whether money moved. */
function wordsOf(purchase: Pick<PurchaseFieldsFragment, 'status' | 'price' | 'refundedAt'> | null | undefined): string {
  const { unfinished } = textsOf(purchasesTexts);
  if (purchase?.status === 'PENDING') return unfinished.pending();
  if (purchase?.status === 'REFUNDED') {
    const { price } = purchase;
    return purchase.refundedAt ? unfinished.givenBack({ price }) : unfinished.tooLate({ price });
  }
  return unfinished.nothingCharged();
}

/** The episode this tab showed last, if it was one of the last ten places. */
function findLastEpisode(): string | null {
  try {
    return (
      createVisits()
        .recent()
        .findLast((address) => plainPath(address).startsWith('/episodes/')) ?? null
    );
  } catch {
    // Site data is blocked: this tab remembers nothing.
    return null;
  }
}
