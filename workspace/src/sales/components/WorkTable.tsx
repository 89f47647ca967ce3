import { formatCount, formatYen } from '@komawari/ui/format';
import type { MonthlySalesFieldsFragment } from '../../gql/graphql.ts';
import { SubSums } from './EpisodeTable.tsx';
import { WorkName } from './WorkName.tsx';

/** What each work sold in a month. */
export function WorkTable({ month }: { month: MonthlySalesFieldsFragment }) {
  return (
    <table className="table">
      <caption className="sr">Sales by work</caption>
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col" className="r opt">
            Sold
          </th>
          <th scope="col" className="r opt">
            Amount
          </th>
          <th scope="col" className="r opt">
            Fee
          </th>
          <th scope="col" className="r">
            You receive
          </th>
        </tr>
      </thead>
      <tbody>
        {month.workSalesSummaries.map((sold) => (
          <tr key={sold.id}>
            <td>
              <WorkName month={month} sold={sold}>
                <SubSums {...sold} />
              </WorkName>
            </td>
            <td className="r opt num">{formatCount(sold.quantity)}</td>
            <td className="r opt num">{formatYen(sold.amount)}</td>
            <td className="r opt num muted">{formatYen(sold.fee)}</td>
            <td className="r num strong">{formatYen(sold.withdrawableAmount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>
            Total
            <SubSums {...month} />
          </td>
          <td className="r opt num">{formatCount(month.quantity)}</td>
          <td className="r opt num">{formatYen(month.amount)}</td>
          <td className="r opt num">{formatYen(month.fee)}</td>
          <td className="r num">{formatYen(month.withdrawableAmount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
