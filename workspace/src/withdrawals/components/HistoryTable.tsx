import { DataTable, StateLabel, type Column, type StateLabelProps } from '@komawari/ui/components';
import { formatDay, formatDayOfWeek, formatYen } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import type { WithdrawalFieldsFragment } from '../../gql/graphql.ts';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { useNow } from '../../shared/useNow.ts';
import { describeFailure } from '../describeFailure.ts';
import { formatMoment } from '../moments.ts';
import { GiftCode } from './GiftCode.tsx';

type Row = WithdrawalFieldsFragment;

const looks: Record<Row['state'], Pick<StateLabelProps, 'tone' | 'icon'>> = {
  REQUESTED: { tone: 'info', icon: 'clock' },
  PROCESSING: { tone: 'warn', icon: 'clock' },
  PAID: { tone: 'ok', icon: 'check' },
  CANCELED: { tone: 'mute', icon: 'close' },
  REFUNDED: { tone: 'danger', icon: 'alert' },
};

/** What became of a request, in one line. */
function describe({ state, type, settledAt, arrivesBy, failure }: Row, now: number): string {
  const { arrival, history } = textsOf(withdrawalsTexts);
  const moment = settledAt ? formatMoment(settledAt, now) : '';
  switch (state) {
    case 'PAID':
      return type === 'Gift' ? history.issued({ moment }) : history.paid({ moment });
    case 'CANCELED':
      return history.cancelled({ moment });
    case 'REFUNDED':
      return history.bounced({ failure: describeFailure(failure), moment });
    default:
      return arrivesBy ? arrival.by({ day: formatDayOfWeek(arrivesBy, now) }) : arrival.within();
  }
}

const gets = ({ state, amount, fee }: Row): number => (state === 'CANCELED' || state === 'REFUNDED' ? 0 : amount - fee);

/** Requests, latest first: to where, how much, and what became of each. */
export function HistoryTable({ rows }: { rows: readonly Row[] }) {
  const { history, states } = useTexts(withdrawalsTexts);
  const now = useNow();
  const columns: Column<Row>[] = [
    {
      key: 'to',
      header: history.to(),
      cell: (row) => (
        <>
          <span className="strong">
            {row.type === 'Gift' ? (
              history.giftCode()
            ) : (
              <>
                <span lang={JAPANESE}>{row.bankName}</span> <span className="num">{row.accountNumber}</span>
              </>
            )}
          </span>
          <span className="small muted history__note">{describe(row, now)}</span>
          {row.codeEnd ? <GiftCode id={row.id} end={row.codeEnd} /> : null}
        </>
      ),
    },
    {
      key: 'asked',
      header: history.asked(),
      cell: ({ requestedAt, isAutomatic }) => {
        const day = (
          <span className="history__day" lang={JAPANESE}>
            {formatDay(requestedAt, now)}
          </span>
        );
        return isAutomatic ? <Sentence text={history.automatic()} parts={{ day }} /> : day;
      },
    },
    { key: 'amount', header: history.amount(), numeric: true, cell: ({ amount }) => formatYen(amount) },
    { key: 'gets', header: history.youGot(), numeric: true, cell: (row) => <b>{formatYen(gets(row))}</b> },
    {
      key: 'state',
      header: history.state(),
      cell: ({ state, type }) => (
        <StateLabel {...looks[state]}>{states[state === 'PAID' && type === 'Gift' ? 'ISSUED' : state]()}</StateLabel>
      ),
    },
  ];
  return <DataTable caption={history.caption()} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
