import type { Lifecycle } from '../../database/index.ts';
import { recaptchaAssessments, forgetAssessments } from './store/assessments.ts';

export const recaptchaLifecycle: Lifecycle = {
  name: 'people/recaptcha',
  tables: [recaptchaAssessments],
  forgetAccount: forgetAssessments,
};
