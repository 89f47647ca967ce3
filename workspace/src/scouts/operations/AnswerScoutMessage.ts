import { graphql } from '../../gql/index.ts';

/** Answers an editorial department, once. */
export const AnswerScoutMessage = graphql(/* GraphQL */ `
  mutation AnswerScoutMessage($input: AnswerScoutMessageInput!) {
    answerScoutMessage(input: $input) {
      scoutMessage {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
