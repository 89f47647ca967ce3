import { DataTable, StateLabel, type Column, type StateLabelProps } from '@komawari/ui/components';
import { formatDay, formatDayOfWeek, formatYen } from '@komawari/ui/format';
import type { WithdrawalFieldsFragment } from '../../gql/graphql.ts';
import { useNow } from '../../shared/useNow.ts';
import { describeFailure } from '../describeFailure.ts';
import { formatMoment } from '../moments.ts';
import { GiftCode } from './GiftCode.tsx';

type Row = WithdrawalFieldsFragment;

const labels: Record<Row['state'], StateLabelProps> = {
  REQUESTED: { tone: 'info', icon: 'clock', children: 'Requested' },
  PROCESSING: { tone: 'warn', icon: 'clock', children: 'Processing' },
  PAID: { tone: 'ok', icon: 'check', children: 'Paid' },
  CANCELED: { tone: 'mute', icon: 'close', children: 'Cancelled' },
  REFUNDED: { tone: 'danger', icon: 'alert', children: 'Bounced' },
};

/** What became of a request, in one line. */
function describe({ state, type, settledAt, arrivesBy, failure }: Row, now: number): string {
  const day = settledAt ? formatMoment(settledAt, now) : '';
  switch (state) {
    case 'PAID':
      return `${type === 'Gift' ? 'Issued' : 'Paid'} ${day}`;
    case 'CANCELED':
      return `Cancelled by you ${day}`;
    case 'REFUNDED':
      return `The bank said: ${describeFailure(failure)}. Amount and fee back ${day}`;
    default:
      return arrivesBy ? `By ${formatDayOfWeek(arrivesBy, now)}` : 'Within 24 hours';
  }
}

const gets = ({ state, amount, fee }: Row): number => (state === 'CANCELED' || state === 'REFUNDED' ? 0 : amount - fee);

/** Requests, latest first: to where, how much, and what became of each. */
export function HistoryTable({ rows }: { rows: readonly Row[] }) {
  const now = useNow();
  const columns: Column<Row>[] = [
    {
      key: 'to',
      header: 'To',
      cell: (row) => (
        <>
          <span className="strong">
            {row.type === 'Gift' ? (
              'Gift code'
            ) : (
              <>
                <span lang="ja">{row.bankName}</span> <span className="num">{row.accountNumber}</span>
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
      header: 'Asked',
      cell: ({ requestedAt, isAutomatic }) => (
        <>
          <span lang="ja">{formatDay(requestedAt, now)}</span>
          {isAutomatic ? ' for you' : null}
        </>
      ),
    },
    { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatYen(amount) },
    { key: 'gets', header: 'You got', numeric: true, cell: (row) => <b>{formatYen(gets(row))}</b> },
    {
      key: 'state',
      header: 'State',
      cell: ({ state, type }) => (
        <StateLabel {...labels[state]}>
          {state === 'PAID' && type === 'Gift' ? 'Issued' : labels[state].children}
        </StateLabel>
      ),
    },
  ];
  return <DataTable caption="Your withdrawals" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
