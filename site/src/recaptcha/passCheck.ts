import { execute } from '@komawari/ui/graphql';
import type { ReCaptchaAction } from '../gql/graphql.ts';
import {
  getReCaptchaKeys,
  verifyReCaptchaAssessmentScoreToken,
  verifyReCaptchaAssessmentCheckboxToken,
  getVerifyReCaptchaBypassToken,
} from './parts/recaptchaOperations.ts';

/** What Google calls each action. */
const names: Record<ReCaptchaAction, string> = {
  COMMENT: 'comment',
  SIGN_UP: 'sign_up',
  RESET_PASSWORD: 'reset_password',
};

/** Shows that a person does something; the module and Google's script are loaded when somebody is asked. */
export async function passCheck(action: ReCaptchaAction): Promise<string | null> {
  const { passRecaptcha } = await import('@komawari/ui/recaptcha');
  // A checked comment is written by an account, which a visitor gets here.
  const options = { write: action === 'COMMENT' };
  return passRecaptcha(names[action], {
    keys: async () => (await execute(getReCaptchaKeys, {})).reCaptchaKeys,
    verifyScore: async (token) =>
      (await execute(verifyReCaptchaAssessmentScoreToken, { action, token }, options))
        .verifyReCaptchaAssessmentScoreToken,
    verifyCheckbox: async (checkboxToken, scoreAssessmentId) =>
      (await execute(verifyReCaptchaAssessmentCheckboxToken, { action, checkboxToken, scoreAssessmentId }, options))
        .verifyReCaptchaAssessmentCheckboxToken,
    bypassToken: async () =>
      (await execute(getVerifyReCaptchaBypassToken, { action }, options)).verifyReCaptchaBypassToken,
  });
}

/** Whether an answer asks for a check. */
export const wantsCheck = (problems: readonly { code: string }[]): boolean =>
  problems.some(({ code }) => code === 'RECAPTCHA_NEEDED');
