import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { AssistantForm } from '../components/AssistantForm.tsx';
import { CanUseAnalyticsFeature } from '../operations/CanUseAnalyticsFeature.ts';
import { GetAnalyticsAssistantUsable } from '../operations/GetAnalyticsAssistantUsable.ts';
import '../styles/assistant.css';

/** The assistant of analytics: its switch, what it reads and what not, and about what it speaks. */
export function AssistantPage() {
  const gate = useQuery(CanUseAnalyticsFeature, {});
  return (
    <div className="stack an-assistant">
      <title>Assistant | Komawari</title>
      <header className="ws-head">
        <div>
          <p className="small muted">Analytics</p>
          <h1>Assistant</h1>
        </div>
        <ButtonLink href={paths.analytics} icon="chart">
          Analytics
        </ButtonLink>
      </header>
      <Loaded query={gate} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ canUseAnalyticsFeature }) => (canUseAnalyticsFeature ? <Settings /> : <NotYet />)}
          </Registered>
        )}
      </Loaded>
    </div>
  );
}

function Settings() {
  const query = useQuery(GetAnalyticsAssistantUsable, {});
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
      {({ viewer }) => (
        <Registered viewer={viewer}>
          {({ analyticsComiccopilot: assistant }) => <AssistantForm assistant={assistant} />}
        </Registered>
      )}
    </Loaded>
  );
}

function NotYet() {
  return (
    <EmptyState
      heading="h2"
      title="The assistant comes with analytics"
      action={
        <ButtonLink href={paths.analytics} variant="ink">
          Open analytics
        </ButtonLink>
      }
    >
      There it says what has to be there first.
    </EmptyState>
  );
}
