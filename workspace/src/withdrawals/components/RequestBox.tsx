import { Button, ButtonLink, Segment, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { formatCount, formatDayOfWeek, formatYen } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useNavigate } from 'react-router';
import type { WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { useNow } from '../../shared/useNow.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { amountForm, boundsOf, feeOf, readYen, type Terms, type Way } from '../amountForm.ts';
import { formatClose } from '../moments.ts';
import { RequestWithdrawal } from '../operations/RequestWithdrawal.ts';
import { RequestWithdrawal2 } from '../operations/RequestWithdrawal2.ts';
import { AccountLine } from './AccountLine.tsx';
import { Blocked } from './Blocked.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { Steps } from './Steps.tsx';
import { Sum } from './Sum.tsx';

interface RequestBoxProps {
  way: Way;
  standing: WithdrawalStandingFieldsFragment;
  terms: Terms;
}

/** The request that is under way, the reason why there can be none, or the form of one. */
export function RequestBox(props: RequestBoxProps) {
  const { openRequest, bankBlock, giftBlock } = props.standing.withdrawalInfo;
  if (openRequest) return <OpenRequest request={openRequest} />;
  const isBlocked = (props.way === 'Bank' ? bankBlock : giftBlock) !== null;
  return (
    <section className="box stack request" aria-labelledby="request">
      <div className="row spread">
        <h2 id="request">{props.way === 'Bank' ? 'Request a transfer' : 'Exchange for a gift code'}</h2>
        {giftBlock === 'NO_GIFTS' ? null : (
          <Segment
            label="How"
            value={props.way}
            options={[
              { value: 'Bank', label: 'Bank transfer', icon: 'bank', href: paths.newWithdrawal },
              { value: 'Gift', label: 'Gift code', href: paths.newGiftWithdrawal },
            ]}
          />
        )}
      </div>
      {isBlocked ? <Blocked {...props} /> : <RequestForm {...props} />}
    </section>
  );
}

/** Sends a request of either kind; answers what has to be fixed. */
function useRequest(way: Way) {
  const bank = useMutation(RequestWithdrawal);
  const gift = useMutation(RequestWithdrawal2);
  return async (amount: number) =>
    way === 'Bank'
      ? (await bank.mutateAsync({ input: { amount } })).requestWithdrawal.problems
      : (await gift.mutateAsync({ input: { amount, type: 'Gift' } })).requestWithdrawal2.problems;
}

function RequestForm({ way, standing, terms }: RequestBoxProps) {
  const balance = standing.withdrawableBalance;
  const { least, most } = boundsOf(way, terms, balance);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const request = useRequest(way);
  const form = useForm({
    schema: amountForm(way, { terms, balance, hasGifts: standing.withdrawalInfo.giftBlock !== 'NO_GIFTS' }),
    initial: { amount: formatCount(most) },
    async onSubmit({ amount }) {
      const problems = await request(readYen(amount) ?? 0);
      if (problems.length > 0) return problems;
      flash.set({ body: way === 'Bank' ? 'Requested. You can cancel it here.' : 'Requested', type: 'success' });
      await refresh('WithdrawalRequest', 'WithdrawalInfo', 'BankAccountInfo');
      void navigate(paths.withdrawal);
      return [];
    },
  });
  const amount = readYen(form.kit.watch('amount')) ?? 0;
  const fee = feeOf(way, terms, amount);
  const gets = Math.max(0, amount - fee);
  return (
    <form className="stack request__form" {...form.attributes}>
      <FormProblem form={form} />
      <div className="request__columns">
        <div className="stack">
          <div className="request__amount">
            <TextField
              label="Amount"
              labelEnd={`${formatYen(least)} to ${formatYen(most)}${way === 'Gift' ? `, in ${formatYen(terms.giftStep)}` : ''}`}
              prefix="¥"
              inputMode="numeric"
              autoComplete="off"
              {...form.field('amount')}
              suffix={
                <Button
                  className="affix__button"
                  onClick={() => {
                    form.kit.setValue('amount', formatCount(most), { shouldDirty: true });
                    form.kit.clearErrors('amount');
                  }}
                >
                  All
                </Button>
              }
            />
          </div>
          <Sum
            lines={[
              way === 'Bank'
                ? {
                    label: 'Transfer fee',
                    note: `${formatYen(terms.transferFee)}, none from ${formatYen(terms.transferFeeFreeFrom)}`,
                    yen: -fee,
                  }
                : { label: 'Fee', yen: 0 },
            ]}
            total={{ label: way === 'Bank' ? 'You get' : 'Gift code worth', yen: gets }}
          />
        </div>
        {way === 'Bank' ? <Arrival standing={standing} /> : null}
      </div>
      {way === 'Bank' && standing.bankAccountInfo.account ? (
        <div className="request__account">
          <AccountLine account={standing.bankAccountInfo.account} />
          <ButtonLink href={paths.bankAccount} variant="quiet">
            Edit
          </ButtonLink>
        </div>
      ) : null}
      <div className="row spread">
        <p className="small muted request__note">
          {way === 'Bank'
            ? 'One request at a time. The next one can follow when it is paid.'
            : 'The code comes within 24 hours, here, and we mail you. Once it is issued it cannot be taken back.'}
        </p>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyWord="Requesting">
          {way === 'Bank' ? 'Request' : 'Exchange'} {formatYen(amount)}
        </Button>
      </div>
    </form>
  );
}

/** The days of a transfer that is requested now. */
function Arrival({ standing: { withdrawalInfo: info } }: Pick<RequestBoxProps, 'standing'>) {
  const now = useNow();
  return (
    <div className="stack">
      <h3>When it arrives</h3>
      <Steps
        steps={[
          {
            when: formatClose(info.closesAt, now),
            what: 'The week closes. Until then you can cancel.',
            state: 'now',
          },
          { when: formatDayOfWeek(info.sentOn, now), what: 'The bank has our file.', state: 'later' },
          {
            when: `By ${formatDayOfWeek(info.arrivesBy, now)}`,
            what: 'The money is in your account.',
            state: 'later',
          },
        ]}
      />
    </div>
  );
}
