import { defineLoader } from '../../graphql/defineLoader.ts';
import { findAnswers, findInterest, type SurveyAnswerRecord, type SurveyInterest } from './store/answers.ts';
import { countChoices, findChoices, findSurveys, type SurveyFromAuthorRecord } from './store/surveysFromAuthors.ts';

/** The viewer's own answers, by episode. */
export const viewerAnswerLoader = defineLoader<string, SurveyAnswerRecord>(
  'viewerSurveyAnswers',
  async (ids, { reader, actor }) => (actor.accountId === null ? new Map() : findAnswers(reader, actor.accountId, ids)),
);

/** How often each answer was given, by episode. For the author alone. */
export const interestLoader = defineLoader<string, SurveyInterest>('surveyInterest', (ids, { reader }) =>
  findInterest(reader, ids),
);
/** The authors' questions, by episode. */
export const surveyLoader = defineLoader<string, SurveyFromAuthorRecord>('surveysFromAuthors', (ids, { reader }) =>
  findSurveys(reader, ids),
);
/** What the viewer chose, by question. */
export const viewerChoiceLoader = defineLoader<string, number>('viewerChoices', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : findChoices(reader, actor.accountId, ids),
);
/** How often each choice was made, by question. For the author alone. */
export const choiceCountLoader = defineLoader<string, number[]>('choiceCounts', (ids, { reader }) =>
  countChoices(reader, ids),
);
