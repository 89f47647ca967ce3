import { ButtonLink, TextField } from '@komawari/ui/components';
import { formatFullDay, formatYen } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { TAX_IN_PERCENT, taxIn } from '@komawari/ui/salePrice';
import { useState } from 'react';
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
  const [name, setName] = useState(usual);
  const { id, price, purchasedAt, episodeTitle, workTitle, sellerName, isTest, refundedAt, receiptUrl } = purchase;
  return (
    <>
      <div className="stack receipt__form">
        <TextField
          label="Name on the receipt"
          maxCharacters={MOST_CHARACTERS}
          maxLength={MOST_CHARACTERS}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="row">
          {receiptUrl == null ? null : (
            <FileLink href={`${receiptUrl}?name=${encodeURIComponent(name.trim())}`} icon="download" variant="ink">
              Save as PDF
            </FileLink>
          )}
          <ButtonLink href={paths.purchaseHistory} variant="quiet">
            All purchases
          </ButtonLink>
        </div>
      </div>
      <article className="receipt" lang="ja" aria-label="Receipt">
        <h2>領収書</h2>
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
          <dt>但し</dt>
          <dd>
            電子書籍「{workTitle} {episodeTitle}」
          </dd>
          <dt>内消費税 {TAX_IN_PERCENT}%</dt>
          <dd className="num">{formatYen(taxIn(price))}</dd>
          <dt>販売者</dt>
          <dd>{sellerName}（取扱 Komawari）</dd>
        </dl>
        {refundedAt == null ? null : <p className="small">{formatFullDay(refundedAt)}に返金済み</p>}
        {isTest ? (
          <p>
            <span className="testmoney" lang="en">
              <Icon name="alert" size="sm" />
              Test money, not a receipt
            </span>
          </p>
        ) : null}
      </article>
    </>
  );
}
