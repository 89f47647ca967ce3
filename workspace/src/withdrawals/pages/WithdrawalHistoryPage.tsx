import { EmptyState, Skeleton } from '@komawari/ui/components';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { HistoryTable } from '../components/HistoryTable.tsx';
import { WithdrawalFrame } from '../components/WithdrawalFrame.tsx';
import { GetWorkspaceWithdrawalHistory } from '../operations/GetWorkspaceWithdrawalHistory.ts';

/** Requests a page of the history shows. */
const PER_PAGE = 20;

/** Everything that was requested, with what became of it. */
export function WithdrawalHistoryPage() {
  const list = usePages(
    GetWorkspaceWithdrawalHistory,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.withdrawalRequests ?? null,
  );
  return (
    <WithdrawalFrame
      title="History of withdrawals"
      aside={
        list.query.data && list.query.data.length > 0 ? (
          <FileLink href="/sales_files/withdrawals.csv" icon="download">
            CSV
          </FileLink>
        ) : null
      }
    >
      <Loaded query={list.query} skeleton={<Skeleton kind="line" count={5} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState heading="h2" title="Nothing was withdrawn yet">
              Transfers and gift codes stand here, with what became of them.
            </EmptyState>
          ) : (
            <section className="box" aria-label="Your withdrawals">
              <HistoryTable rows={rows} />
              <ListEnd noun="withdrawals" step={PER_PAGE} list={list} />
            </section>
          )
        }
      </Loaded>
    </WithdrawalFrame>
  );
}
