import type { GraphQLRequestError } from '@komawari/ui/graphql';
import type { AssistantFieldsFragment, GetAnalyticsAssistantFeedbackMessageQuery } from '../gql/graphql.ts';

type Viewer = Extract<GetAnalyticsAssistantFeedbackMessageQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Told = NonNullable<Viewer['analyticsComiccopilotFeedback']>;

/** Something the assistant says. */
export type Finding = Told['findings'][number];
/** A piece of a sentence. */
export type Part = Finding['sentence'][number];

/** The assistant beside the charts of a work. */
export interface AssistantState {
  /** Null until it is known. */
  assistant: AssistantFieldsFragment | null;
  /** Null while it is off, reads, or could not. */
  told: Told | null;
  feedback: { error: GraphQLRequestError | null; isFetching: boolean; refetch: () => unknown };
  discard: (id: string, isDiscarded: boolean) => void;
}

/** What each part of the assistant is given: all of it, and the row of the screen it stands in. */
export interface AssistantPartProps {
  state: AssistantState;
  row: string;
}
