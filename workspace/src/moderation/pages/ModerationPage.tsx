import { EmptyState, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import type { GetModerationDeskQuery } from '../../gql/graphql.ts';
import { DeskLine } from '../components/DeskLine.tsx';
import { GetModerationDesk } from '../operations/GetModerationDesk.ts';

type Desk = GetModerationDeskQuery['yawarakaDesk'];

/** Where moderators read soft comments before their authors do. For everybody else the page is not here. */
export function ModerationPage() {
  const query = useQuery(GetModerationDesk, {});
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
      {({ yawarakaDesk: desk }) => (
        <>
          <title>Soft comments to read | Komawari</title>
          <header className="ws-head">
            <div>
              <h1>Soft comments to read</h1>
              <p className="small muted">{deskLabel(desk)}</p>
            </div>
          </header>
          <p className="small soft">
            Deliver what is kind. The author never hears of what you reject; its writer is told only when it breaks the
            rules.
          </p>
          <div className="received-list">
            {desk.comments.length === 0 ? (
              <EmptyState heading="h2" title="Nothing is waiting">
                Every soft comment has been read.
              </EmptyState>
            ) : (
              <ul className="box list" aria-label="Soft comments to read">
                {desk.comments.map((comment) => (
                  <DeskLine key={comment.id} comment={comment} />
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** How the desk stands, in a line. */
function deskLabel({ waitingCount, overdueCount, medianMinutes }: Desk): string {
  const parts = [`${waitingCount} waiting`];
  if (overdueCount > 0) parts.push(`${overdueCount} for more than 24 hours`);
  if (medianMinutes != null) parts.push(`half are read within ${lengthOf(medianMinutes)}`);
  return parts.join(', ');
}

function lengthOf(minutes: number): string {
  if (minutes < 1) return 'a minute';
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}
