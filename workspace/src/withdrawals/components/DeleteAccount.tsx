import { Button, ConfirmDialog } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { DeleteBankAccount } from '../operations/DeleteBankAccount.ts';

/** Asks once, and deletes the bank account. */
export function DeleteAccount({ number }: { number: string }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation(DeleteBankAccount, {
    async onSuccess({ deleteBankAccount: { problems } }) {
      const [problem] = problems;
      flash.set(
        problem ? { body: problem.message, type: 'error' } : { body: 'The account is deleted', type: 'success' },
      );
      await refresh('BankAccountInfo');
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the account ${number}?`}
        action="Delete the account"
        busy={isPending}
        busyWord="Deleting"
        onConfirm={() => mutate({})}
      >
        Transfers need an account. Your balance stays; an automatic transfer before it lapses cannot run.
      </ConfirmDialog>
    </>
  );
}
