import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import assistantTexts from '../../messages/assistant.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { AssistantForm } from '../components/AssistantForm.tsx';
import { CanUseAnalyticsFeature } from '../operations/CanUseAnalyticsFeature.ts';
import { GetAnalyticsAssistantUsable } from '../operations/GetAnalyticsAssistantUsable.ts';
import '../styles/assistant.css';

/** The assistant of analytics: its switch, what it reads and what not, and about what it speaks. */
export function AssistantPage() {
  const { page: texts } = useTexts(assistantTexts);
  const gate = useQuery(CanUseAnalyticsFeature, {});
  return (
    <div className="stack an-assistant">
      <title>{`${texts.title()} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <p className="small muted">{texts.analytics()}</p>
          <h1>{texts.title()}</h1>
        </div>
        <ButtonLink href={paths.analytics} icon="chart">
          {texts.analytics()}
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
  const { page: texts } = useTexts(assistantTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.none()}
      action={
        <ButtonLink href={paths.analytics} variant="ink">
          {texts.open()}
        </ButtonLink>
      }
    >
      {texts.noneLead()}
    </EmptyState>
  );
}
