import { Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import salesTexts from '../../messages/sales.js';

/** Sales that are in no sum because a card holder disputes them. */
export function DisputeNotice({
  disputedCount: count,
  disputedAmount,
}: {
  disputedCount: number;
  disputedAmount: number;
}) {
  const { notices } = useTexts(salesTexts);
  if (count === 0) return null;
  return (
    <Notice tone="warn" icon="alert">
      <Sentence text={notices.disputed({ count, amount: disputedAmount })} />
    </Notice>
  );
}
