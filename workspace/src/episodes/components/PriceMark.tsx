import { formatYen } from '@komawari/ui/format';

/** What an episode costs; nothing where it is free. */
export function PriceMark({ salesInfo }: { salesInfo?: { price: number } | null }) {
  return salesInfo ? <span className="price">{formatYen(salesInfo.price)}</span> : null;
}
