import { CREATOR, everybody, type Row } from './verdicts.ts';

/** Checks against robots are for everybody, the switch is a creator's. For the table of all root fields. */
export const recaptchaRows: Record<string, Row[]> = {
  'query reCaptchaKeys': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query verifyReCaptchaAssessmentScoreToken': [
    { variables: () => ({ action: 'COMMENT', token: 'x' }), verdicts: everybody('OK') },
  ],
  'query verifyReCaptchaBypassToken': [{ variables: () => ({ action: 'COMMENT' }), verdicts: everybody('OK') }],
  'mutation verifyReCaptchaAssessmentCheckboxToken': [
    {
      variables: () => ({ action: 'COMMENT', checkboxToken: 'x', scoreAssessmentId: 'x' }),
      verdicts: everybody('OK'),
    },
  ],
  'mutation updateReCAPTCHAUsable': [{ variables: () => ({ input: { isUsable: false } }), verdicts: CREATOR }],
};
