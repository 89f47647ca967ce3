import { graphql } from '../../gql/index.ts';

/** Asks readers a question at the end of an episode; an empty question takes it away. */
export const setSurveyFromAuthor = graphql(/* GraphQL */ `
  mutation setSurveyFromAuthor($input: SetSurveyFromAuthorInput!) {
    setSurveyFromAuthor(input: $input) {
      episode {
        id
        surveyFromAuthor {
          ...SurveyFields
        }
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
