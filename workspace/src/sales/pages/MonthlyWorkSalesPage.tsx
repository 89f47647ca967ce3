import { Cover, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE, languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath, useParams } from 'react-router';
import type { GetWorkspaceMonthlyWorkSalesSummaryQuery } from '../../gql/graphql.ts';
import salesTexts from '../../messages/sales.js';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { nameOfMonth } from '../../shared/months.ts';
import { paths } from '../../shared/routes.ts';
import { DayChart } from '../components/DayChart.tsx';
import { DisputeNotice } from '../components/DisputeNotice.tsx';
import { EpisodeRow, SalesTableFoot, SalesTableHead } from '../components/EpisodeTable.tsx';
import { SalesEquation } from '../components/SalesEquation.tsx';
import { TestSales } from '../components/SalesHead.tsx';
import { GetWorkspaceMonthlyWorkSalesSummary } from '../operations/GetWorkspaceMonthlyWorkSalesSummary.ts';

type Viewer = Extract<GetWorkspaceMonthlyWorkSalesSummaryQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Sales = NonNullable<Viewer['monthlyWorkSalesSummary']>;

/** What one work sold in a month. */
export function MonthlyWorkSalesPage() {
  const { monthlyWorkSalesSummaryId: id = '' } = useParams();
  const query = useQuery(GetWorkspaceMonthlyWorkSalesSummary, { id });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
      {({ viewer }) => (
        <Registered viewer={viewer}>
          {({ monthlyWorkSalesSummary: sales }) => (sales ? <WorkScreen sales={sales} /> : <NotFoundMessage />)}
        </Registered>
      )}
    </Loaded>
  );
}

function WorkScreen({ sales }: { sales: Sales }) {
  const { month: texts, summary, table } = useTexts(salesTexts);
  const { year, month, work, workTitle, episodeSalesSummaries } = sales;
  const title = work?.title ?? workTitle;
  const lang = languageOfWork(work);
  const name = nameOfMonth(sales);
  const monthPath = generatePath(paths.monthlySales, { year: String(year), month: String(month) });
  return (
    <>
      <title>{`${texts.ofWork({ title, month: name })} | Komawari`}</title>
      <Breadcrumb
        above={[
          { href: paths.sales, label: summary.title() },
          { href: monthPath, label: name, lang: JAPANESE },
        ]}
      />
      <header className="ws-head sales-work">
        <div className="row row--nowrap">
          <span className="sales-cover sales-cover--lg">
            <Cover source={work?.coverImage ?? null} title={title} lang={lang} sizes="64px" />
          </span>
          <div>
            <h1 lang={lang}>{title}</h1>
            <p className="small muted" lang={JAPANESE}>
              {name}
            </p>
          </div>
        </div>
        <div className="row">
          {sales.isTest ? <TestSales /> : null}
          <FileLink href={sales.csvUrl} icon="download">
            {summary.csv()}
          </FileLink>
        </div>
      </header>
      <div className="stack stack--lg">
        <SalesEquation sums={sales} />
        <DisputeNotice {...sales} />
        <DayChart days={sales.days} />
        <section className="box">
          <table className="table">
            <caption className="sr">{table.byEpisode()}</caption>
            <SalesTableHead first={table.episode()} />
            <tbody>
              {episodeSalesSummaries.map((sold) => (
                <EpisodeRow key={sold.id} sold={sold} lang={lang} />
              ))}
            </tbody>
            <SalesTableFoot sums={sales} />
          </table>
        </section>
      </div>
    </>
  );
}
