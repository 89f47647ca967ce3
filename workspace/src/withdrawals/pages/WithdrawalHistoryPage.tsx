import { EmptyState, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
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
  const { frame, history } = useTexts(withdrawalsTexts);
  const list = usePages(
    GetWorkspaceWithdrawalHistory,
    PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.withdrawalRequests ?? null,
  );
  return (
    <WithdrawalFrame
      title={frame.history()}
      aside={
        list.query.data && list.query.data.length > 0 ? (
          <FileLink href="/sales_files/withdrawals.csv" icon="download">
            {frame.csv()}
          </FileLink>
        ) : null
      }
    >
      <Loaded query={list.query} skeleton={<Skeleton kind="line" count={5} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState heading="h2" title={history.noneTitle()}>
              {history.noneLead()}
            </EmptyState>
          ) : (
            <section className="box" aria-label={history.caption()}>
              <HistoryTable rows={rows} />
              <ListEnd noun={history.noun()} list={list} />
            </section>
          )
        }
      </Loaded>
    </WithdrawalFrame>
  );
}
