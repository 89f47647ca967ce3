import { ButtonLink, EmptyState, IconLink, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { Fragment } from 'react';
import { generatePath, useParams } from 'react-router';
import type { GetWorkspaceMonthlySalesSummaryQuery } from '../../gql/graphql.ts';
import salesTexts from '../../messages/sales.js';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { monthAfter, nameOfMonth, type Month } from '../../shared/months.ts';
import { paths } from '../../shared/routes.ts';
import { DisputeNotice } from '../components/DisputeNotice.tsx';
import { EpisodeRow, Figures, SalesTableFoot, SalesTableHead, SubSums } from '../components/EpisodeTable.tsx';
import { SalesEquation } from '../components/SalesEquation.tsx';
import { TestSales } from '../components/SalesHead.tsx';
import { WorkName } from '../components/WorkName.tsx';
import { GetWorkspaceMonthlySalesSummary } from '../operations/GetWorkspaceMonthlySalesSummary.ts';

type Viewer = Extract<GetWorkspaceMonthlySalesSummaryQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Sales = NonNullable<Viewer['monthlySalesSummary']>;

const pathOf = ({ year, month }: Month): string =>
  generatePath(paths.monthlySales, { year: String(year), month: String(month) });

/** The sales of one month in Tokyo. */
export function MonthlySalesPage() {
  const params = useParams();
  const year = Number(params['year']);
  const month = Number(params['month']);
  const isMonth = Number.isInteger(year) && Number.isInteger(month) && year < 10_000 && month >= 1 && month <= 12;
  return isMonth ? <MonthScreen year={year} month={month} /> : <NotFoundMessage />;
}

function MonthScreen(month: Month) {
  const { month: texts, summary } = useTexts(salesTexts);
  const query = useQuery(GetWorkspaceMonthlySalesSummary, { ...month });
  return (
    <>
      <title>{`${texts.title({ month: nameOfMonth(month) })} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ monthlySalesSummary: sales }) =>
              sales ? (
                <>
                  <Breadcrumb above={[{ href: paths.sales, label: summary.title() }]} />
                  <Head sales={sales} />
                  {sales.quantity + sales.refundedCount + sales.disputedCount > 0 ? (
                    <Sold sales={sales} />
                  ) : (
                    <NothingSold month={sales} />
                  )}
                </>
              ) : (
                <NotFoundMessage />
              )
            }
          </Registered>
        )}
      </Loaded>
    </>
  );
}

function Head({ sales }: { sales: Sales }) {
  const { month: texts, summary } = useTexts(salesTexts);
  const before = monthAfter(sales, -1);
  const after = monthAfter(sales, 1);
  return (
    <header className="ws-head">
      <div className="row row--tight sales-month">
        <IconLink icon="left" label={nameOfMonth(before)} href={pathOf(before)} />
        <h1 lang="ja">{nameOfMonth(sales)}</h1>
        {sales.hasEnded ? <IconLink icon="right" label={nameOfMonth(after)} href={pathOf(after)} /> : null}
      </div>
      <div className="row">
        {sales.isTest ? <TestSales /> : null}
        <FileLink href={sales.csvUrl} icon="download">
          {summary.csv()}
        </FileLink>
        {sales.statementUrl ? (
          <FileLink href={sales.statementUrl} icon="text">
            {texts.statement()}
          </FileLink>
        ) : null}
      </div>
    </header>
  );
}

function Sold({ sales }: { sales: Sales }) {
  const { month: texts } = useTexts(salesTexts);
  const after = monthAfter(sales, 1);
  return (
    <div className="stack stack--lg">
      <SalesEquation sums={sales} />
      <DisputeNotice {...sales} />
      <section className="box">
        <table className="table">
          <caption className="sr">{texts.caption()}</caption>
          <SalesTableHead first={texts.first()} />
          <tbody>
            {sales.workSalesSummaries.map((sold) => (
              <Fragment key={sold.id}>
                <tr className="group-row">
                  <td>
                    <WorkName month={sales} sold={sold}>
                      <SubSums {...sold} />
                    </WorkName>
                  </td>
                  <Figures sums={sold} price={null} />
                </tr>
                {sold.episodeSalesSummaries.map((episode) => (
                  <EpisodeRow key={episode.id} sold={episode} lang={languageOfWork(sold.work)} isIndented />
                ))}
              </Fragment>
            ))}
          </tbody>
          <SalesTableFoot sums={sales} />
        </table>
      </section>
      <p className="small muted">
        <Sentence
          text={texts.rules({ month: sales.hasEnded ? 'other' : 'running' })}
          parts={{ day: <span lang="ja">{nameOfMonth(after)}1日</span> }}
        />
      </p>
    </div>
  );
}

function NothingSold({ month }: { month: Month }) {
  const { nothingSold } = useTexts(salesTexts);
  return (
    <EmptyState
      heading="h2"
      title={nothingSold.inMonth({ month: nameOfMonth(month) })}
      action={
        <ButtonLink href={paths.works} variant="line">
          {nothingSold.choose()}
        </ButtonLink>
      }
    >
      {nothingSold.leadOfMonth()}
    </EmptyState>
  );
}
