import {
  Button,
  EmptyState,
  Link,
  RelativeTime,
  SectionHead,
  Skeleton,
  StatTile,
  ButtonLink,
} from '@komawari/ui/components';
import { formatCount, formatEpisodeHeading, formatYen, nounFor } from '@komawari/ui/format';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { generatePath } from 'react-router';
import type { SalesSummaryFieldsFragment } from '../../gql/graphql.ts';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { nameOfMonth, type Month } from '../../shared/months.ts';
import { paths } from '../../shared/routes.ts';
import { DisputeNotice } from '../components/DisputeNotice.tsx';
import { Expiring } from '../components/Expiring.tsx';
import { MonthChart } from '../components/MonthChart.tsx';
import { TestSales } from '../components/SalesHead.tsx';
import { WorkTable } from '../components/WorkTable.tsx';
import { GetWorkspaceSalesSummary } from '../operations/GetWorkspaceSalesSummary.ts';
import { UpdateSalesSummary } from '../operations/UpdateSalesSummary.ts';

type Summary = SalesSummaryFieldsFragment;

/** Sales at a glance: this and last month, twelve months, works and the latest sales. */
export function SalesSummaryPage() {
  const query = useQuery(GetWorkspaceSalesSummary, {});
  const refresh = useMutation(UpdateSalesSummary, { onSuccess: () => void query.refetch() });
  return (
    <>
      <title>Sales | Komawari</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ salesSummary, amountToExpire, withdrawalInfo }) => (
              <>
                <header className="ws-head">
                  <div>
                    <h1>Sales</h1>
                  </div>
                  <div className="row">
                    {salesSummary.thisMonth.isTest ? <TestSales /> : null}
                    <Button
                      icon="retry"
                      busy={refresh.isPending}
                      busyWord="Refreshing"
                      onClick={() => refresh.mutate({ input: {} })}
                    >
                      Refresh
                    </Button>
                    <FileLink href={salesSummary.thisMonth.csvUrl} icon="download">
                      CSV
                    </FileLink>
                  </div>
                </header>
                <div className="stack stack--lg">
                  {amountToExpire > 0 ? <Expiring amount={amountToExpire} at={withdrawalInfo.expiresAt} /> : null}
                  <SummaryScreen summary={salesSummary} />
                </div>
              </>
            )}
          </Registered>
        )}
      </Loaded>
    </>
  );
}

const pathOf = ({ year, month }: Month): string =>
  generatePath(paths.monthlySales, { year: String(year), month: String(month) });

function SummaryScreen({ summary }: { summary: Summary }) {
  const { thisMonth, months, recentSales } = summary;
  if (recentSales.length === 0) return <NothingSold summary={summary} />;
  return (
    <div className="stack stack--lg">
      <Figures summary={summary} />
      <DisputeNotice {...thisMonth} />
      <MonthChart months={months} />
      <div className="sales-cols">
        <section className="box">
          <SectionHead
            title={
              <>
                <span lang="ja">{nameOfMonth(thisMonth)}</span> by work
              </>
            }
            more={{ href: pathOf(thisMonth), label: 'Month detail' }}
          />
          {thisMonth.workSalesSummaries.length > 0 ? (
            <WorkTable month={thisMonth} />
          ) : (
            <p className="small soft">No sales this month yet.</p>
          )}
        </section>
        <section className="box">
          <SectionHead title="Recent sales" />
          <ul className="list small">
            {recentSales.map((sale) => (
              <RecentSale key={sale.id} sale={sale} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

const NothingSold = ({ summary }: { summary: Summary }) => (
  <div className="stack stack--lg">
    <EmptyState
      heading="h2"
      title="Your sales will appear here"
      action={
        <ButtonLink href={paths.works} variant="ink">
          Choose an episode
        </ButtonLink>
      }
    >
      Set a price on an episode to start. Readers pay for what lies behind its first paid page.
    </EmptyState>
    {summary.balance === 0 ? null : <p className="small">Balance: {formatYen(summary.balance)}</p>}
  </div>
);

function Figures({ summary: { thisMonth, lastMonth, months, clearingAmount, balance } }: { summary: Summary }) {
  const before = months.at(-3);
  const { quantity, refundedCount } = thisMonth;
  const sold = `${formatCount(quantity)} ${nounFor(quantity, 'purchases')}`;
  const back = refundedCount > 0 ? `, ${formatCount(refundedCount)} ${nounFor(refundedCount, 'refunds')}` : '';
  const lastName = <span lang="ja">{nameOfMonth(lastMonth)}</span>;
  const hasChange = before !== undefined && before.amount > 0;
  return (
    <dl className="stats">
      <StatTile
        label={`${nameOfMonth(thisMonth)}, so far`}
        figure={formatYen(thisMonth.amount)}
        note={`${sold}${back}`}
      />
      <StatTile
        label={nameOfMonth(lastMonth)}
        figure={formatYen(lastMonth.amount)}
        {...(hasChange
          ? {
              change: {
                ratio: lastMonth.amount / before.amount - 1,
                comparedWith: `on ${nameOfMonth(before)}`,
              },
            }
          : { note: <Link href={pathOf(lastMonth)}>See {lastName}</Link> })}
      />
      <StatTile label="Clearing" figure={formatYen(clearingAmount)} note="Free to withdraw within 48 hours" />
      <div className="stat stat--ink">
        <dt>Balance</dt>
        <dd className="num">{formatYen(balance)}</dd>
        {balance > 0 ? (
          <dd className="note">
            <ButtonLink href={paths.withdrawal} variant="primary" wide>
              Withdraw
            </ButtonLink>
          </dd>
        ) : null}
      </div>
    </dl>
  );
}

function RecentSale({ sale }: { sale: Summary['recentSales'][number] }) {
  const { episode, episodeTitle, price, soldAt, isRefunded, isDisputed } = sale;
  return (
    <li>
      <span className="grow">
        <b className="clamp1" lang="ja">
          {episode ? formatEpisodeHeading(episode) : episodeTitle}
        </b>
        <span className="muted tiny">
          <span lang="ja">
            <RelativeTime at={soldAt} />
          </span>
          {isRefunded ? ' · refunded' : null}
          {isDisputed ? ' · disputed' : null}
        </span>
      </span>
      <span className={isRefunded ? 'num strong sales-refunded' : 'num strong'}>
        {formatYen(isRefunded ? -price : price)}
      </span>
    </li>
  );
}
