import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { getLanguage } from '@komawari/ui/language';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AnalyticsRange } from '../gql/graphql.ts';
import { registeredOf } from '../shared/registeredOf.ts';
import type { AssistantPartProps, AssistantState } from './AssistantState.ts';
import { DiscardAnalyticsComiccopilotRecommend } from './operations/DiscardAnalyticsComiccopilotRecommend.ts';
import { GetAnalyticsAssistantFeedbackMessage } from './operations/GetAnalyticsAssistantFeedbackMessage.ts';
import { GetAnalyticsAssistantUsable } from './operations/GetAnalyticsAssistantUsable.ts';
import { flagsOf } from './topics.ts';

type Part = (props: AssistantPartProps) => ReactNode;
const Nothing = (): ReactNode => null;

/** A part of the assistant, fetched when it is shown. The charts stand without it, also where it cannot be fetched. */
const part = (name: 'AssistantHead' | 'AssistantOffer' | 'FindingsOfRow') =>
  lazy(async (): Promise<{ default: Part }> => {
    try {
      const [parts, { default: texts }] = await Promise.all([
        import('./components/parts.ts'),
        import('../messages/assistant.js'),
      ]);
      // Texts that did not arrive would take the charts with them.
      await texts.load(getLanguage());
      return { default: parts[name] };
    } catch {
      return { default: Nothing };
    }
  });
const Head = part('AssistantHead');
const Offer = part('AssistantOffer');
const Findings = part('FindingsOfRow');

interface Asked {
  workId: string;
  range: AnalyticsRange;
  /** Id of a compare target; null: alone. */
  target: string | null;
}

/** What stands beside the charts of a work: nothing until the creator switches the assistant on, but an offer under the figures. */
export function useAssistant(asked: Asked): { beside: (row: string) => ReactNode; offer: ReactNode } {
  const state = useAssistantState(asked);
  const { assistant } = state;
  if (!assistant) return { beside: () => null, offer: null };
  if (!assistant.isUsable)
    return {
      beside: () => null,
      offer: (
        <Suspense fallback={null}>
          <Offer state={state} row="summary" />
        </Suspense>
      ),
    };
  return {
    offer: null,
    beside: (row) => (
      <Suspense fallback={null}>
        {row === 'summary' ? <Head state={state} row={row} /> : <Findings state={state} row={row} />}
      </Suspense>
    ),
  };
}

function useAssistantState({ workId, range, target }: Asked): AssistantState {
  const settings = useQuery(GetAnalyticsAssistantUsable, {});
  const assistant = (settings.data && registeredOf(settings.data.viewer)?.analyticsComiccopilot) ?? null;
  const feedback = useQuery(
    GetAnalyticsAssistantFeedbackMessage,
    { workId, range, compareData: target === null ? [] : [target], flags: flagsOf(assistant?.topics ?? []) },
    { enabled: assistant?.isUsable ?? false },
  );
  /** What was discarded or brought back since the findings were read. */
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const { mutate } = useMutation(DiscardAnalyticsComiccopilotRecommend, {
    onError: (_error, { input: { recommendId, isDiscarded } }) =>
      setChanged((before) => ({ ...before, [recommendId]: !(isDiscarded ?? true) })),
  });
  const told = (feedback.data && registeredOf(feedback.data.viewer)?.analyticsComiccopilotFeedback) ?? null;
  return {
    assistant,
    told: told && {
      ...told,
      findings: told.findings.map((one) => ({ ...one, isDiscarded: changed[one.id] ?? one.isDiscarded })),
    },
    feedback,
    discard: (recommendId, isDiscarded) => {
      setChanged((before) => ({ ...before, [recommendId]: isDiscarded }));
      mutate({ input: { workId, recommendId, isDiscarded } });
    },
  };
}
