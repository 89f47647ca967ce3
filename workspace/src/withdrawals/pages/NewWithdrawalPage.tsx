import { useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { NewRequest } from '../components/NewRequest.tsx';
import { WithdrawalFrame } from '../components/WithdrawalFrame.tsx';

/** Requests a transfer. */
export function NewWithdrawalPage() {
  const { frame } = useTexts(withdrawalsTexts);
  return (
    <WithdrawalFrame title={frame.newTransfer()}>
      <NewRequest way="Bank" />
    </WithdrawalFrame>
  );
}
