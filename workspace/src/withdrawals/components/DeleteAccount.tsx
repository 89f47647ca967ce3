import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DeleteBankAccount } from '../operations/DeleteBankAccount.ts';

/** Asks once, and deletes the bank account. */
export function DeleteAccount({ number }: { number: string }) {
  const { account } = useTexts(withdrawalsTexts);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation(DeleteBankAccount, {
    async onSuccess({ deleteBankAccount: { problems } }) {
      const [problem] = problems;
      flash.set(
        problem
          ? { body: problem.message, type: 'error' }
          : { body: textsOf(withdrawalsTexts).account.deleted(), type: 'success' },
      );
      await refresh('BankAccountInfo');
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {account.delete()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={account.ask({ number })}
        action={account.deleteIt()}
        busy={isPending}
        busyWord={account.deleting()}
        onConfirm={() => mutate({})}
      >
        {account.consequence()}
      </ConfirmDialog>
    </>
  );
}
