import { Button, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatFullDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { RecoverLapsedSales } from '../operations/RecoverLapsedSales.ts';

/** What lapsed and is held for a year, with the way to have it back. */
export function Held({ amount, until }: { amount: number; until: string }) {
  const { held } = useTexts(withdrawalsTexts);
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation(RecoverLapsedSales, {
    async onSuccess({ recoverLapsedSales: { problems } }) {
      const [problem] = problems;
      flash.set(
        problem
          ? { body: problem.message, type: 'error' }
          : { body: textsOf(withdrawalsTexts).held.recovered(), type: 'success' },
      );
      await refresh('WithdrawalInfo');
    },
  });
  return (
    <Notice
      tone="warn"
      action={
        <Button busy={isPending} onClick={() => mutate({})}>
          {held.recover()}
        </Button>
      }
    >
      <Sentence text={held.expired({ amount })} parts={{ day: <span lang="ja">{formatFullDay(until)}</span> }} />
    </Notice>
  );
}
