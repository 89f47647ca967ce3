import { NewRequest } from '../components/NewRequest.tsx';
import { WithdrawalFrame } from '../components/WithdrawalFrame.tsx';

/** Requests a gift code. */
export function NewGiftWithdrawalPage() {
  return (
    <WithdrawalFrame title="New gift code">
      <NewRequest way="Gift" />
    </WithdrawalFrame>
  );
}
