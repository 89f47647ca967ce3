import { SectionHead } from '@komawari/ui/components';
import { formatCount, formatYen, nounFor } from '@komawari/ui/format';
import { paths } from '../../shared/routes.ts';
import type { Home } from '../home.ts';

/** What was sold this month; nothing for those who sold nothing. */
export function SalesBox({ sales }: { sales: Home['monthlySalesSummary'] }) {
  if (!sales || sales.quantity === 0) return null;
  return (
    <section className="box" aria-labelledby="sales-this-month">
      <SectionHead title="Sales this month" id="sales-this-month" more={{ href: paths.sales, label: 'All sales' }} />
      <p>
        <b className="home__figure num">{formatYen(sales.amount)}</b>{' '}
        <span className="small muted">
          {formatCount(sales.quantity)} {nounFor(sales.quantity, 'sales')}
        </span>
      </p>
    </section>
  );
}
