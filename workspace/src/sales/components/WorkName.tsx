import { Cover, Link } from '@komawari/ui/components';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import type { ReactNode } from 'react';
import type { MonthlySalesFieldsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';

interface WorkNameProps {
  month: { year: number; month: number };
  sold: MonthlySalesFieldsFragment['workSalesSummaries'][number];
  children?: ReactNode;
}

/** A work in a table of sales, with the way to its own month. */
export function WorkName({ month, sold, children }: WorkNameProps) {
  const { id, work, workTitle } = sold;
  const title = work?.title ?? workTitle;
  const lang = languageOfWork(work);
  const href = generatePath(paths.monthlyWorkSales, {
    year: String(month.year),
    month: String(month.month),
    monthlyWorkSalesSummaryId: id,
  });
  return (
    <Link className="row row--nowrap" href={href}>
      <span className="sales-cover">
        <Cover source={work?.coverImage ?? null} title={title} lang={lang} sizes="36px" />
      </span>
      <span className="grow">
        <span lang={lang} className="strong clamp2">
          {title}
        </span>
        {children}
      </span>
    </Link>
  );
}
