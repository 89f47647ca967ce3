import { useTexts } from '@komawari/ui/language/react';
import type { MonthlySalesFieldsFragment } from '../../gql/graphql.ts';
import salesTexts from '../../messages/sales.js';
import { Figures, SalesTableFoot, SalesTableHead, SubSums } from './EpisodeTable.tsx';
import { WorkName } from './WorkName.tsx';

/** What each work sold in a month. */
export function WorkTable({ month }: { month: MonthlySalesFieldsFragment }) {
  const { table } = useTexts(salesTexts);
  return (
    <table className="table">
      <caption className="sr">{table.byWork()}</caption>
      <SalesTableHead first={table.work()} hasPrice={false} />
      <tbody>
        {month.workSalesSummaries.map((sold) => (
          <tr key={sold.id}>
            <td>
              <WorkName month={month} sold={sold}>
                <SubSums {...sold} />
              </WorkName>
            </td>
            <Figures sums={sold} />
          </tr>
        ))}
      </tbody>
      <SalesTableFoot sums={month} hasPrice={false} />
    </table>
  );
}
