import { graphql } from '../../gql/index.ts';

/** The first check, by a score. */
export const VerifyReCaptchaAssessmentScoreToken = graphql(/* GraphQL */ `
  query VerifyReCaptchaAssessmentScoreToken($action: ReCaptchaAction!, $token: String!) {
    verifyReCaptchaAssessmentScoreToken(action: $action, token: $token) {
      isPassed
      assessmentId
    }
  }
`);
