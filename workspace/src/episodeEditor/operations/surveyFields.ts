import { graphql } from '../../gql/index.ts';

/** What the creator asks at the end of an episode, and what was answered. */
export const surveyFields = graphql(/* GraphQL */ `
  fragment SurveyFields on SurveyFromAuthor {
    id
    question
    choices
    totals
  }
`);
