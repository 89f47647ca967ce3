import { graphql } from '../../gql/index.ts';

/** What the browser needs for a check; null where nothing is checked. */
export const getReCaptchaKeys = graphql(/* GraphQL */ `
  query GetReCaptchaKeys {
    reCaptchaKeys {
      scoreKey
      checkboxKey
    }
  }
`);

/** The first check, by a score. */
export const verifyReCaptchaAssessmentScoreToken = graphql(/* GraphQL */ `
  query VerifyReCaptchaAssessmentScoreToken($action: ReCaptchaAction!, $token: String!) {
    verifyReCaptchaAssessmentScoreToken(action: $action, token: $token) {
      isPassed
      assessmentId
    }
  }
`);

/** The second check, by a checkbox. */
export const verifyReCaptchaAssessmentCheckboxToken = graphql(/* GraphQL */ `
  mutation VerifyReCaptchaAssessmentCheckboxToken(
    $action: ReCaptchaAction!
    $checkboxToken: String!
    $scoreAssessmentId: String!
  ) {
    verifyReCaptchaAssessmentCheckboxToken(
      action: $action
      checkboxToken: $checkboxToken
      scoreAssessmentId: $scoreAssessmentId
    ) {
      isPassed
      assessmentId
    }
  }
`);

/** Lets who passed do it. */
export const getVerifyReCaptchaBypassToken = graphql(/* GraphQL */ `
  query GetVerifyReCaptchaBypassToken($action: ReCaptchaAction!) {
    verifyReCaptchaBypassToken(action: $action)
  }
`);
