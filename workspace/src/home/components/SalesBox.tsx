import { SectionHead } from '@komawari/ui/components';
import { formatYen } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import homeTexts from '../../messages/home.js';
import { paths } from '../../shared/routes.ts';
import type { Home } from '../home.ts';

/** What was sold this month; nothing for those who sold nothing. */
export function SalesBox({ sales }: { sales: Home['monthlySalesSummary'] }) {
  const { sales: texts } = useTexts(homeTexts);
  if (!sales || sales.quantity === 0) return null;
  return (
    <section className="box" aria-labelledby="sales-this-month">
      <SectionHead title={texts.title()} id="sales-this-month" more={{ href: paths.sales, label: texts.all() }} />
      <p>
        <b className="home__figure num">{formatYen(sales.amount)}</b>{' '}
        <span className="small muted">{texts.count({ count: sales.quantity })}</span>
      </p>
    </section>
  );
}
