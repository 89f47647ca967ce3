import { Button, ConfirmDialog, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDayOfWeek } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import type { WithdrawalFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
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
  const { arrival } = textsOf(withdrawalsTexts);
  const asked: Step = { when: formatMoment(requestedAt, now), what: arrival.requested(), state: 'done' };
  if (!closesAt || !arrivesBy) return [asked, { when: arrival.within(), what: arrival.codeIsHere(), state: 'now' }];
  const isSent = state === 'PROCESSING';
  return [
    asked,
    {
      when: formatClose(closesAt, now),
      what: isSent ? arrival.closed() : arrival.closes(),
      state: isSent ? 'done' : 'now',
    },
    {
      when: arrival.by({ day: formatDayOfWeek(arrivesBy, now) }),
      what: arrival.goesTo({ bank: request.bankName ?? '', number: request.accountNumber ?? '' }),
      state: isSent ? 'now' : 'later',
    },
  ];
}

/** The request that is under way, and the way to take it back while there is one. */
export function OpenRequest({ request }: { request: WithdrawalFieldsFragment }) {
  const { open: texts, states } = useTexts(withdrawalsTexts);
  const now = useNow();
  const isGift = request.type === 'Gift';
  return (
    <section className="box box--ink stack" aria-labelledby="open-request">
      <div className="row spread">
        <h2 id="open-request">
          {isGift ? texts.gift({ amount: request.amount }) : texts.transfer({ amount: request.amount })}
        </h2>
        {request.state === 'PROCESSING' ? (
          <StateLabel tone="warn" icon="clock">
            {states.PROCESSING()}
          </StateLabel>
        ) : (
          <StateLabel tone="info" icon="clock">
            {states.REQUESTED()}
          </StateLabel>
        )}
      </div>
      <Steps steps={stepsOf(request, now)} />
      {request.canCancel ? (
        <div className="row spread rule-top">
          <p className="small muted">
            {request.closesAt
              ? texts.cancelUntil({ moment: formatClose(request.closesAt, now) })
              : texts.cancelUntilIssued()}
          </p>
          <Cancel request={request} />
        </div>
      ) : (
        <p className="small muted rule-top">{isGift ? texts.beingIssued() : texts.atBank()}</p>
      )}
    </section>
  );
}

function Cancel({ request }: { request: WithdrawalFieldsFragment }) {
  const { open: texts } = useTexts(withdrawalsTexts);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const isGift = request.type === 'Gift';
  const { mutate, isPending } = useMutation(CancelWithdrawal, {
    async onSuccess({ cancelWithdrawal: { problems } }) {
      const [problem] = problems;
      flash.set(
        problem
          ? { body: problem.message, type: 'error' }
          : { body: textsOf(withdrawalsTexts).open.cancelled(), type: 'success' },
      );
      await refresh('WithdrawalRequest', 'WithdrawalInfo', 'BankAccountInfo');
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.cancel()}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isGift ? texts.askGift({ amount: request.amount }) : texts.askTransfer({ amount: request.amount })}
        action={isGift ? texts.cancelGift() : texts.cancelTransfer()}
        busy={isPending}
        busyWord={texts.cancelling()}
        onConfirm={() => mutate({})}
      >
        {texts.consequence()}
      </ConfirmDialog>
    </>
  );
}
