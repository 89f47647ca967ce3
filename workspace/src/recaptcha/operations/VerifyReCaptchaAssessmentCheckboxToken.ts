import { graphql } from '../../gql/index.ts';

/** The second check, by a checkbox. */
export const VerifyReCaptchaAssessmentCheckboxToken = graphql(/* GraphQL */ `
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
