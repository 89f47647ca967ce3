import type { Lifecycle } from '../../database/index.ts';
import { surveyAnswers } from './store/answers.ts';
import { authorSurveyAnswers, deleteSurveysOf, surveysFromAuthors } from './store/surveysFromAuthors.ts';
import { collectOwnAnswers } from './store/ownData.ts';

export const surveysLifecycle: Lifecycle = {
  name: 'readers/surveys',
  tables: [surveyAnswers, authorSurveyAnswers, surveysFromAuthors],
  keepForBuyers: (tx, { keeperId }) => deleteSurveysOf(tx, keeperId),
  collectData: collectOwnAnswers,
};
