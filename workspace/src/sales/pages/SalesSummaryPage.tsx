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
import { formatEpisodeHeading, formatYen } from '@komawari/ui/format';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { JAPANESE, languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import type { SalesSummaryFieldsFragment } from '../../gql/graphql.ts';
import salesTexts from '../../messages/sales.js';
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
  const { summary: texts } = useTexts(salesTexts);
  const query = useQuery(GetWorkspaceSalesSummary, {});
  const refresh = useMutation(UpdateSalesSummary, { onSuccess: () => void query.refetch() });
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ salesSummary, amountToExpire, withdrawalInfo }) => (
              <>
                <header className="ws-head">
                  <div>
                    <h1>{texts.title()}</h1>
                  </div>
                  <div className="row">
                    {salesSummary.thisMonth.isTest ? <TestSales /> : null}
                    <Button
                      icon="retry"
                      busy={refresh.isPending}
                      busyWord={texts.refreshing()}
                      onClick={() => refresh.mutate({ input: {} })}
                    >
                      {texts.refresh()}
                    </Button>
                    <FileLink href={salesSummary.thisMonth.csvUrl} icon="download">
                      {texts.csv()}
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
  const { summary: texts } = useTexts(salesTexts);
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
              <Sentence text={texts.byWork()} parts={{ month: <span lang="ja">{nameOfMonth(thisMonth)}</span> }} />
            }
            more={{ href: pathOf(thisMonth), label: texts.detail() }}
          />
          {thisMonth.workSalesSummaries.length > 0 ? (
            <WorkTable month={thisMonth} />
          ) : (
            <p className="small soft">{texts.noneYet()}</p>
          )}
        </section>
        <section className="box">
          <SectionHead title={texts.recent()} />
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

function NothingSold({ summary }: { summary: Summary }) {
  const { nothingSold, summary: texts } = useTexts(salesTexts);
  return (
    <div className="stack stack--lg">
      <EmptyState
        heading="h2"
        title={nothingSold.title()}
        action={
          <ButtonLink href={paths.works} variant="ink">
            {nothingSold.choose()}
          </ButtonLink>
        }
      >
        {nothingSold.lead()}
      </EmptyState>
      {summary.balance === 0 ? null : (
        <p className="small">{texts.balanceOf({ balance: formatYen(summary.balance) })}</p>
      )}
    </div>
  );
}

function Figures({ summary: { thisMonth, lastMonth, months, clearingAmount, balance } }: { summary: Summary }) {
  const { summary: texts } = useTexts(salesTexts);
  const before = months.at(-3);
  const { quantity, refundedCount } = thisMonth;
  const lastName = <span lang="ja">{nameOfMonth(lastMonth)}</span>;
  const hasChange = before !== undefined && before.amount > 0;
  return (
    <dl className="stats">
      <StatTile
        label={texts.soFar({ month: nameOfMonth(thisMonth) })}
        figure={formatYen(thisMonth.amount)}
        note={texts.purchases({ count: quantity, refunds: refundedCount })}
      />
      <StatTile
        label={nameOfMonth(lastMonth)}
        figure={formatYen(lastMonth.amount)}
        {...(hasChange
          ? {
              change: {
                ratio: lastMonth.amount / before.amount - 1,
                comparedWith: texts.comparedWith({ month: nameOfMonth(before) }),
              },
            }
          : {
              note: (
                <Link href={pathOf(lastMonth)}>
                  <Sentence text={texts.see()} parts={{ month: lastName }} />
                </Link>
              ),
            })}
      />
      <StatTile label={texts.clearing()} figure={formatYen(clearingAmount)} note={texts.clearingNote()} />
      <div className="stat stat--ink">
        <dt>{texts.balance()}</dt>
        <dd className="num">{formatYen(balance)}</dd>
        {balance > 0 ? (
          <dd className="note">
            <ButtonLink href={paths.withdrawal} variant="primary" wide>
              {texts.withdraw()}
            </ButtonLink>
          </dd>
        ) : null}
      </div>
    </dl>
  );
}

function RecentSale({ sale }: { sale: Summary['recentSales'][number] }) {
  const { summary: texts } = useTexts(salesTexts);
  const { episode, episodeTitle, price, soldAt, isRefunded, isDisputed } = sale;
  return (
    <li>
      <span className="grow">
        <b className="clamp1" lang={languageOfWork(episode?.work)}>
          {episode ? formatEpisodeHeading(episode) : episodeTitle}
        </b>
        <span className="muted tiny">
          <span lang={JAPANESE}>
            <RelativeTime at={soldAt} />
          </span>
          {isRefunded ? ` · ${texts.refunded()}` : null}
          {isDisputed ? ` · ${texts.disputed()}` : null}
        </span>
      </span>
      <span className={isRefunded ? 'num strong sales-refunded' : 'num strong'}>
        {formatYen(isRefunded ? -price : price)}
      </span>
    </li>
  );
}
