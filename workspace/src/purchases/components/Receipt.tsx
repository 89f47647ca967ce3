import { ButtonLink, TextField } from '@komawari/ui/components';
import { formatFullDay, formatYen } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { useLanguage, useTexts } from '@komawari/ui/language/react';
import { TAX_IN_PERCENT, taxIn } from '@komawari/ui/salePrice';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import purchasesTexts from '../../messages/purchases.js';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { paths } from '../../shared/routes.ts';
import type { PurchaseFieldsFragment } from '../../gql/graphql.ts';

/** Longest name on a receipt, in characters. */
const MOST_CHARACTERS = 60;

interface ReceiptProps {
  purchase: PurchaseFieldsFragment;
  /** What the buyer is called. */
  name: string;
}

/** What a receipt says: whose name stands on it can be changed, and the file of it is made out to that. */
export function Receipt({ purchase, name: usual }: ReceiptProps) {
  const { receipt, paper } = useTexts(purchasesTexts);
  const language = useLanguage();
  const [name, setName] = useState(usual);
  const { id, price, purchasedAt, episodeTitle, workTitle, sellerName, isTest, refundedAt, receiptUrl } = purchase;
  return (
    <>
      <div className="stack receipt__form">
        <TextField
          label={receipt.name()}
          maxCharacters={MOST_CHARACTERS}
          maxLength={MOST_CHARACTERS}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="row">
          {receiptUrl == null ? null : (
            <FileLink href={`${receiptUrl}?name=${encodeURIComponent(name.trim())}`} icon="download" variant="ink">
              {receipt.save()}
            </FileLink>
          )}
          <ButtonLink href={paths.purchaseHistory} variant="quiet">
            {receipt.all()}
          </ButtonLink>
        </div>
      </div>
      <article className="receipt" lang={JAPANESE} aria-label={receipt.title()}>
        <h2>{paper.title()}</h2>
        <div className="receipt__head">
          <p className="strong receipt__name">{name.trim() === '' ? '上' : name.trim()} 様</p>
          <p className="tiny muted receipt__number">
            {id}
            <br />
            <time dateTime={purchasedAt}>{formatFullDay(purchasedAt)}</time>
          </p>
        </div>
        <p className="receipt__sum num">{refundedAt == null ? formatYen(price) : <s>{formatYen(price)}</s>}</p>
        <dl className="receipt__lines">
          <dt>{paper.for()}</dt>
          <dd>{paper.what({ work: workTitle, episode: episodeTitle })}</dd>
          <dt>{paper.tax({ percent: String(TAX_IN_PERCENT) })}</dt>
          <dd className="num">{formatYen(taxIn(price))}</dd>
          <dt>{paper.seller()}</dt>
          <dd>{paper.soldBy({ seller: sellerName })}</dd>
        </dl>
        {refundedAt == null ? null : <p className="small">{paper.refunded({ day: formatFullDay(refundedAt) })}</p>}
        {isTest ? (
          <p>
            <span className="testmoney" lang={language}>
              <Icon name="alert" size="sm" />
              {receipt.testMoney()}
            </span>
          </p>
        ) : null}
      </article>
    </>
  );
}
