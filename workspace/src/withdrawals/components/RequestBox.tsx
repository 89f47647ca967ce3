import { Button, ButtonLink, Segment, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { formatCount, formatDayOfWeek } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useNavigate } from 'react-router';
import type { WithdrawalStandingFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
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
  const { request } = useTexts(withdrawalsTexts);
  const { openRequest, bankBlock, giftBlock } = props.standing.withdrawalInfo;
  if (openRequest) return <OpenRequest request={openRequest} />;
  const isBlocked = (props.way === 'Bank' ? bankBlock : giftBlock) !== null;
  return (
    <section className="box stack request" aria-labelledby="request">
      <div className="row spread">
        <h2 id="request">{props.way === 'Bank' ? request.transfer() : request.gift()}</h2>
        {giftBlock === 'NO_GIFTS' ? null : (
          <Segment
            label={request.how()}
            value={props.way}
            options={[
              { value: 'Bank', label: request.bankTransfer(), icon: 'bank', href: paths.newWithdrawal },
              { value: 'Gift', label: request.giftCode(), href: paths.newGiftWithdrawal },
            ]}
          />
        )}
      </div>
      {/* Another balance is another form. */}
      {isBlocked ? <Blocked {...props} /> : <RequestForm key={props.standing.withdrawableBalance} {...props} />}
    </section>
  );
}

/** Sends a request of either kind; answers what has to be fixed. */
function useRequest(way: Way) {
  const refresh = useRefresh();
  // Also where it failed: a request whose answer was lost, or of another tab, takes the place of the form.
  const onSettled = () => refresh('WithdrawalRequest', 'WithdrawalInfo', 'BankAccountInfo');
  const bank = useMutation(RequestWithdrawal, { onSettled });
  const gift = useMutation(RequestWithdrawal2, { onSettled });
  return async (amount: number) =>
    way === 'Bank'
      ? (await bank.mutateAsync({ input: { amount } })).requestWithdrawal.problems
      : (await gift.mutateAsync({ input: { amount, type: 'Gift' } })).requestWithdrawal2.problems;
}

function RequestForm({ way, standing, terms }: RequestBoxProps) {
  const { request: texts } = useTexts(withdrawalsTexts);
  const balance = standing.withdrawableBalance;
  const { least, most } = boundsOf(way, terms, balance);
  const navigate = useNavigate();
  const request = useRequest(way);
  const form = useForm({
    schema: amountForm(way, { terms, balance, hasGifts: standing.withdrawalInfo.giftBlock !== 'NO_GIFTS' }),
    initial: { amount: formatCount(most) },
    async onSubmit({ amount }) {
      const problems = await request(readYen(amount) ?? 0);
      if (problems.length > 0) return problems;
      const { request: said } = textsOf(withdrawalsTexts);
      flash.set({ body: way === 'Bank' ? said.requestedBank() : said.requestedGift(), type: 'success' });
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
              label={texts.amount()}
              labelEnd={
                way === 'Gift'
                  ? texts.boundsInSteps({ least, most, step: terms.giftStep })
                  : texts.bounds({ least, most })
              }
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
                  {texts.all()}
                </Button>
              }
            />
          </div>
          <Sum
            lines={[
              way === 'Bank'
                ? {
                    label: texts.transferFee(),
                    note: texts.freeFrom({ fee: terms.transferFee, from: terms.transferFeeFreeFrom }),
                    yen: -fee,
                  }
                : { label: texts.fee(), yen: 0 },
            ]}
            total={{ label: way === 'Bank' ? texts.youGet() : texts.giftWorth(), yen: gets }}
          />
        </div>
        {way === 'Bank' ? <Arrival standing={standing} /> : null}
      </div>
      {way === 'Bank' && standing.bankAccountInfo.account ? (
        <div className="request__account">
          <AccountLine account={standing.bankAccountInfo.account} />
          <ButtonLink href={paths.bankAccount} variant="quiet">
            {texts.edit()}
          </ButtonLink>
        </div>
      ) : null}
      <div className="row spread">
        <p className="small muted request__note">{way === 'Bank' ? texts.noteBank() : texts.noteGift()}</p>
        <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyWord={texts.requesting()}>
          {way === 'Bank' ? texts.submitBank({ amount }) : texts.submitGift({ amount })}
        </Button>
      </div>
    </form>
  );
}

/** The days of a transfer that is requested now. */
function Arrival({ standing: { withdrawalInfo: info } }: Pick<RequestBoxProps, 'standing'>) {
  const { arrival } = useTexts(withdrawalsTexts);
  const now = useNow();
  return (
    <div className="stack">
      <h3>{arrival.title()}</h3>
      <Steps
        steps={[
          {
            when: formatClose(info.closesAt, now),
            what: arrival.weekCloses(),
            state: 'now',
          },
          { when: formatDayOfWeek(info.sentOn, now), what: arrival.bankHasFile(), state: 'later' },
          {
            when: arrival.by({ day: formatDayOfWeek(info.arrivesBy, now) }),
            what: arrival.inAccount(),
            state: 'later',
          },
        ]}
      />
    </div>
  );
}
