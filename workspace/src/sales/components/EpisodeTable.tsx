import { Link } from '@komawari/ui/components';
import { formatCount, formatEpisodeHeading, formatYen } from '@komawari/ui/format';
import type { EpisodeSalesFieldsFragment } from '../../gql/graphql.ts';

/** The rows of episodes under their work, or alone. */
export function EpisodeRow({ sold, isIndented = false }: { sold: EpisodeSalesFieldsFragment; isIndented?: boolean }) {
  const { episode, episodeTitle, price, quantity, subtotal, fee, withdrawableAmount } = sold;
  const name = episode ? formatEpisodeHeading(episode) : episodeTitle;
  return (
    <tr>
      <td className={isIndented ? 'indent' : undefined}>
        {episode ? (
          <Link href={`/episodes/${episode.id}`} lang="ja" className="clamp1">
            {name}
          </Link>
        ) : (
          <span lang="ja" className="clamp1">
            {name}
          </span>
        )}
        <span className="sub-only num">
          {formatCount(quantity)} × {formatYen(price)}
        </span>
      </td>
      <td className="r opt num">{formatCount(quantity)}</td>
      <td className="r opt num muted">{formatYen(price)}</td>
      <td className="r opt num">{formatYen(subtotal)}</td>
      <td className="r opt num muted">{formatYen(fee)}</td>
      <td className="r num">{formatYen(withdrawableAmount)}</td>
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
export const SubSums = ({ quantity, amount, fee }: Sums) => (
  <span className="sub-only num">
    {formatCount(quantity)} sold, {formatYen(amount)} − {formatYen(fee)}
  </span>
);

/** The head of a table of sales. */
export const SalesTableHead = ({ first }: { first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col" className="r opt">
        Sold
      </th>
      <th scope="col" className="r opt">
        Price
      </th>
      <th scope="col" className="r opt">
        Amount
      </th>
      <th scope="col" className="r opt">
        Fee
      </th>
      <th scope="col" className="r">
        You receive
      </th>
    </tr>
  </thead>
);

/** What all rows of a table of sales come to. */
export const SalesTableFoot = ({ sums }: { sums: Sums }) => (
  <tfoot>
    <tr>
      <td>
        Total
        <SubSums {...sums} />
      </td>
      <td className="r opt num">{formatCount(sums.quantity)}</td>
      <td className="opt">
        <span className="sr">Several prices</span>
      </td>
      <td className="r opt num">{formatYen(sums.amount)}</td>
      <td className="r opt num">{formatYen(sums.fee)}</td>
      <td className="r num">{formatYen(sums.withdrawableAmount)}</td>
    </tr>
  </tfoot>
);
