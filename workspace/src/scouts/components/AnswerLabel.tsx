import { StateLabel } from '@komawari/ui/components';
import type { GetScoutMessagesQuery } from '../../gql/graphql.ts';
import { wordOfAnswer } from '../answerForm.ts';

type Answer = Extract<
  GetScoutMessagesQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['scoutMessages']['edges'][number]['node']['answer'];

/** How a message stands: what was answered, or that nothing was yet. */
export function AnswerLabel({ answer }: { answer: Answer }) {
  if (answer == null) return <StateLabel tone="warn">Not answered</StateLabel>;
  return <StateLabel tone={answer === 'INTERESTED' ? 'ok' : 'mute'}>{wordOfAnswer(answer)}</StateLabel>;
}
