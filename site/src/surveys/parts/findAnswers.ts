import { execute } from '@komawari/ui/graphql';
import type { GetSurveyAnswersQuery } from '../../gql/graphql.ts';
import { getSurveyAnswers } from './surveyOperations.ts';

type Answers = GetSurveyAnswersQuery['episode'];

let asked: { id: string; answers: Promise<Answers | null> } | undefined;

/** What the viewer answered under an episode, asked for once by both surveys; null for who cannot have answered. */
export function findAnswers(id: string): Promise<Answers | null> {
  if (document.documentElement.dataset.session === undefined) return Promise.resolve(null);
  if (asked?.id !== id)
    // Offline: nothing is known, and answering again says the same.
    asked = {
      id,
      answers: execute(getSurveyAnswers, { id }).then(
        ({ episode }) => episode,
        () => null,
      ),
    };
  return asked.answers;
}
