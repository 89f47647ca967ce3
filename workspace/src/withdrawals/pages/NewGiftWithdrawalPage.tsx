import { useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { NewRequest } from '../components/NewRequest.tsx';
import { WithdrawalFrame } from '../components/WithdrawalFrame.tsx';

/** Requests a gift code. */
export function NewGiftWithdrawalPage() {
  const { frame } = useTexts(withdrawalsTexts);
  return (
    <WithdrawalFrame title={frame.newGift()}>
      <NewRequest way="Gift" />
    </WithdrawalFrame>
  );
}
