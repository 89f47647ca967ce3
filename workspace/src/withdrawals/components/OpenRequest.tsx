import { Button, ConfirmDialog, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDayOfWeek, formatYen } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import type { WithdrawalFieldsFragment } from '../../gql/graphql.ts';
import { useNow } from '../../shared/useNow.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { formatClose, formatMoment } from '../moments.ts';
import { CancelWithdrawal } from '../operations/CancelWithdrawal.ts';
import { Steps, type Step } from './Steps.tsx';

/** What happens to a request, with its dates. */
function stepsOf(
  { requestedAt, closesAt, arrivesBy, state, ...request }: WithdrawalFieldsFragment,
  now: number,
): Step[] {
  const asked: Step = { when: formatMoment(requestedAt, now), what: 'Requested', state: 'done' };
  if (!closesAt || !arrivesBy)
    return [asked, { when: 'Within 24 hours', what: 'The code is here, and we mail you', state: 'now' }];
  const isSent = state === 'PROCESSING';
  return [
    asked,
    {
      when: formatClose(closesAt, now),
      what: isSent ? 'Closed, sent to the bank' : 'The week closes',
      state: isSent ? 'done' : 'now',
    },
    {
      when: `By ${formatDayOfWeek(arrivesBy, now)}`,
      what: `In ${request.bankName ?? ''} ${request.accountNumber ?? ''}`,
      state: isSent ? 'now' : 'later',
    },
  ];
}

/** The request that is under way, and the way to take it back while there is one. */
export function OpenRequest({ request }: { request: WithdrawalFieldsFragment }) {
  const now = useNow();
  const isGift = request.type === 'Gift';
  return (
    <section className="box box--ink stack" aria-labelledby="open-request">
      <div className="row spread">
        <h2 id="open-request">
          {isGift ? `A gift code of ${formatYen(request.amount)}` : `${formatYen(request.amount)} is on its way`}
        </h2>
        {request.state === 'PROCESSING' ? (
          <StateLabel tone="warn" icon="clock">
            Processing
          </StateLabel>
        ) : (
          <StateLabel tone="info" icon="clock">
            Requested
          </StateLabel>
        )}
      </div>
      <Steps steps={stepsOf(request, now)} />
      {request.canCancel ? (
        <div className="row spread rule-top">
          <p className="small muted">
            {request.closesAt
              ? `Cancel until ${formatClose(request.closesAt, now)}.`
              : 'Cancel until the code is being issued.'}
          </p>
          <Cancel request={request} />
        </div>
      ) : (
        <p className="small muted rule-top">
          {isGift
            ? 'The code is being issued, so it can no longer be cancelled.'
            : 'The bank has it, so it can no longer be cancelled. The account cannot be changed until it is paid.'}
        </p>
      )}
    </section>
  );
}

function Cancel({ request }: { request: WithdrawalFieldsFragment }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const what = request.type === 'Gift' ? 'gift code' : 'transfer';
  const { mutate, isPending } = useMutation(CancelWithdrawal, {
    async onSuccess({ cancelWithdrawal: { problems } }) {
      const [problem] = problems;
      flash.set(
        problem ? { body: problem.message, type: 'error' } : { body: 'Cancelled. The money is back.', type: 'success' },
      );
      await refresh('WithdrawalRequest', 'WithdrawalInfo', 'BankAccountInfo');
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel the request</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel the ${what} of ${formatYen(request.amount)}?`}
        action={`Cancel the ${what}`}
        busy={isPending}
        busyWord="Cancelling"
        onConfirm={() => mutate({})}
      >
        The money is back in your balance at once. You can request again afterwards.
      </ConfirmDialog>
    </>
  );
}
