import { EmptyState, ButtonLink, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useParams } from 'react-router';
import analyticsTexts from '../../messages/analytics.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { Entry } from '../components/Entry.tsx';
import { WorkAnalytics } from '../components/WorkAnalytics.tsx';
import { GetSelectedWork } from '../operations/GetSelectedWork.ts';
import { GetViewerAnalyticsAvailableStatus } from '../operations/GetViewerAnalyticsAvailableStatus.ts';
import '../styles/analytics.css';

/** What a creator learns of the readers of a work; before it is open to them, the way in. */
export function AnalyticsPage() {
  const { page: texts } = useTexts(analyticsTexts);
  const status = useQuery(GetViewerAnalyticsAvailableStatus, {});
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={status} skeleton={<Skeleton kind="box" count={4} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {(registered) =>
              registered.analyticsAvailability.status === 'AVAILABLE' ? (
                <SelectedWork />
              ) : (
                <Entry viewer={registered} onEntered={() => void status.refetch()} />
              )
            }
          </Registered>
        )}
      </Loaded>
    </>
  );
}

function SelectedWork() {
  const { page: texts } = useTexts(analyticsTexts);
  const { workId } = useParams();
  const query = useQuery(GetSelectedWork, { workId: workId ?? null });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
      {({ viewer }) => (
        <Registered viewer={viewer}>
          {({ analyticsWorks, analyticsSelectedWork: selected }) =>
            selected ? (
              <WorkAnalytics key={selected.work.id} works={analyticsWorks} selected={selected} />
            ) : (
              <>
                <header className="ws-head">
                  <h1>{texts.title()}</h1>
                </header>
                <EmptyState
                  heading="h2"
                  title={texts.none()}
                  action={
                    <ButtonLink href={paths.works} variant="ink">
                      {texts.works()}
                    </ButtonLink>
                  }
                >
                  {texts.lead()}
                </EmptyState>
              </>
            )
          }
        </Registered>
      )}
    </Loaded>
  );
}
