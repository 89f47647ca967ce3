import type { Lifecycle } from '../../database/index.ts';
import { surveyAnswers } from './store/answers.ts';
import { authorSurveyAnswers, surveysFromAuthors } from './store/surveysFromAuthors.ts';
import { collectOwnAnswers } from './store/ownData.ts';

export const surveysLifecycle: Lifecycle = {
  name: 'readers/surveys',
  tables: [surveyAnswers, authorSurveyAnswers, surveysFromAuthors],
  collectData: collectOwnAnswers,
};
