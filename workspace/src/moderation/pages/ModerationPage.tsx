import { EmptyState, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import deskTexts from '../../messages/desk.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import type { GetModerationDeskQuery } from '../../gql/graphql.ts';
import { DeskLine } from '../components/DeskLine.tsx';
import { GetModerationDesk } from '../operations/GetModerationDesk.ts';

type Desk = GetModerationDeskQuery['yawarakaDesk'];

/** Where moderators read soft comments before their authors do. For everybody else the page is not here. */
export function ModerationPage() {
  const { desk: texts } = useTexts(deskTexts);
  const query = useQuery(GetModerationDesk, {});
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
      {({ yawarakaDesk: desk }) => (
        <>
          <title>{`${texts.title()} | Komawari`}</title>
          <header className="ws-head">
            <div>
              <h1>{texts.title()}</h1>
              <p className="small muted">{deskLabel(desk)}</p>
            </div>
          </header>
          <p className="small soft">{texts.lead()}</p>
          <div className="received-list">
            {desk.comments.length === 0 ? (
              <EmptyState heading="h2" title={texts.none()}>
                {texts.noneLead()}
              </EmptyState>
            ) : (
              <ul className="box list" aria-label={texts.title()}>
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
  const texts = textsOf(deskTexts).desk;
  const waiting = texts.waiting({ count: waitingCount });
  const first = overdueCount > 0 ? texts.overdue({ first: waiting, count: overdueCount }) : waiting;
  return medianMinutes == null ? first : texts.median({ first, time: lengthOf(medianMinutes) });
}

function lengthOf(minutes: number): string {
  const texts = textsOf(deskTexts).desk;
  if (minutes < 1) return texts.minute();
  if (minutes < 90) return texts.minutes({ count: minutes });
  return texts.hours({ count: Math.round(minutes / 60) });
}
