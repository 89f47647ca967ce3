import { Notice } from '@komawari/ui/components';
import { formatCount, formatYen } from '@komawari/ui/format';
import { priceProblem } from '../saleProblems.ts';
import type { SoldSoFar } from './SaleBox.tsx';

/** What a new price means for those who paid another one. Silent while nobody did, or nothing changes. */
export function NewPriceNotice({ sold, price }: { sold: SoldSoFar; price: number | null }) {
  const { buyerCount } = sold;
  if (buyerCount === 0 || price === null || price === sold.price || priceProblem(String(price))) return null;
  return (
    <Notice live>
      <b>
        {buyerCount === 1 ? '1 reader bought it' : `${formatCount(buyerCount)} readers bought it`}
        {sold.price === null ? '.' : ' so far.'}
      </b>{' '}
      They keep the episode. From now on it costs {formatYen(price)}; the sales so far stay as they are.
    </Notice>
  );
}
