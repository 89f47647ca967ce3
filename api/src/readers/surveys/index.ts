export { surveysLifecycle } from './lifecycle.ts';
export { tellAnswers } from './policy.ts';
export type { SurveyInterest } from './store/answers.ts';
