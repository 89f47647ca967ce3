import { Button, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatFullDay, formatYen } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useRefresh } from '../../shared/useRefresh.ts';
import { RecoverLapsedSales } from '../operations/RecoverLapsedSales.ts';

/** What lapsed and is held for a year, with the way to have it back. */
export function Held({ amount, until }: { amount: number; until: string }) {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation(RecoverLapsedSales, {
    async onSuccess({ recoverLapsedSales: { problems } }) {
      const [problem] = problems;
      flash.set(
        problem ? { body: problem.message, type: 'error' } : { body: 'It is in your balance again', type: 'success' },
      );
      await refresh('WithdrawalInfo');
    },
  });
  return (
    <Notice
      tone="warn"
      action={
        <Button busy={isPending} onClick={() => mutate({})}>
          Ask for it back
        </Button>
      }
    >
      <b>{formatYen(amount)} expired.</b> We hold it for you until <span lang="ja">{formatFullDay(until)}</span>.
    </Notice>
  );
}
