import { Link } from '@komawari/ui/components';
import { formatCount, formatEpisodeHeading, formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import type { EpisodeSalesFieldsFragment } from '../../gql/graphql.ts';
import salesTexts from '../../messages/sales.js';

interface EpisodeRowProps {
  sold: EpisodeSalesFieldsFragment;
  /** The language of the work. */
  lang: string;
  isIndented?: boolean;
}

/** The rows of episodes under their work, or alone. */
export function EpisodeRow({ sold, lang, isIndented = false }: EpisodeRowProps) {
  const { episode, episodeTitle, price, quantity, subtotal, fee, withdrawableAmount } = sold;
  const name = episode ? formatEpisodeHeading(episode) : episodeTitle;
  return (
    <tr>
      <td className={isIndented ? 'indent' : undefined}>
        {episode ? (
          <Link href={`/episodes/${episode.id}`} lang={lang} className="clamp1">
            {name}
          </Link>
        ) : (
          <span lang={lang} className="clamp1">
            {name}
          </span>
        )}
        <span className="sub-only num">
          {formatCount(quantity)} × {formatYen(price)}
        </span>
      </td>
      <Figures sums={{ quantity, amount: subtotal, fee, withdrawableAmount }} price={price} />
    </tr>
  );
}

interface Sums {
  quantity: number;
  amount: number;
  fee: number;
  withdrawableAmount: number;
}

/** How many were sold and for how much, where phones have no columns for it. */
export function SubSums({ quantity, amount, fee }: Sums) {
  const { table } = useTexts(salesTexts);
  return (
    <span className="sub-only num">
      {table.sums({ count: quantity, amount: formatYen(amount), fee: formatYen(fee) })}
    </span>
  );
}

/** The figures of a row; `price` is left out where the table has no column for it, and null where there are several. */
export function Figures({ sums, price }: { sums: Sums; price?: number | null }) {
  const { table } = useTexts(salesTexts);
  return (
    <>
      <td className="r opt num">{formatCount(sums.quantity)}</td>
      {price === undefined ? null : (
        <td className="r opt num muted">
          {price === null ? <span className="sr">{table.severalPrices()}</span> : formatYen(price)}
        </td>
      )}
      <td className="r opt num">{formatYen(sums.amount)}</td>
      <td className="r opt num muted">{formatYen(sums.fee)}</td>
      <td className="r num">{formatYen(sums.withdrawableAmount)}</td>
    </>
  );
}

/** The head of a table of sales. */
export function SalesTableHead({ first, hasPrice = true }: { first: string; hasPrice?: boolean }) {
  const { table } = useTexts(salesTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col" className="r opt">
          {table.sold()}
        </th>
        {hasPrice ? (
          <th scope="col" className="r opt">
            {table.price()}
          </th>
        ) : null}
        <th scope="col" className="r opt">
          {table.amount()}
        </th>
        <th scope="col" className="r opt">
          {table.fee()}
        </th>
        <th scope="col" className="r">
          {table.youReceive()}
        </th>
      </tr>
    </thead>
  );
}

/** What all rows of a table of sales come to. */
export function SalesTableFoot({ sums, hasPrice = true }: { sums: Sums; hasPrice?: boolean }) {
  const { table } = useTexts(salesTexts);
  return (
    <tfoot>
      <tr>
        <td>
          {table.total()}
          <SubSums {...sums} />
        </td>
        <Figures sums={sums} {...(hasPrice ? { price: null } : {})} />
      </tr>
    </tfoot>
  );
}
