import { StateLabel } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import scoutsTexts from '../../messages/scouts.js';
import type { GetScoutMessagesQuery } from '../../gql/graphql.ts';

type Answer = Extract<
  GetScoutMessagesQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['scoutMessages']['edges'][number]['node']['answer'];

/** How a message stands: what was answered, or that nothing was yet. */
export function AnswerLabel({ answer }: { answer: Answer }) {
  const { answer: texts } = useTexts(scoutsTexts);
  if (answer == null) return <StateLabel tone="warn">{texts.notAnswered()}</StateLabel>;
  return <StateLabel tone={answer === 'INTERESTED' ? 'ok' : 'mute'}>{texts[answer]()}</StateLabel>;
}
