import { Notice } from '@komawari/ui/components';
import { formatCount, formatYen } from '@komawari/ui/format';

/** Sales that are in no sum because a card holder disputes them. */
export function DisputeNotice({
  disputedCount: count,
  disputedAmount,
}: {
  disputedCount: number;
  disputedAmount: number;
}) {
  if (count === 0) return null;
  return (
    <Notice tone="warn" icon="alert">
      <b>{count === 1 ? 'One sale is' : `${formatCount(count)} sales are`} disputed by the card holder.</b>{' '}
      {formatYen(disputedAmount)} of yours {count === 1 ? 'waits' : 'wait'} outside these sums until it is decided.
    </Notice>
  );
}
