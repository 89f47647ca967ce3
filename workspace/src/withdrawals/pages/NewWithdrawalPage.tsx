import { NewRequest } from '../components/NewRequest.tsx';
import { WithdrawalFrame } from '../components/WithdrawalFrame.tsx';

/** Requests a transfer. */
export function NewWithdrawalPage() {
  return (
    <WithdrawalFrame title="New transfer">
      <NewRequest way="Bank" />
    </WithdrawalFrame>
  );
}
