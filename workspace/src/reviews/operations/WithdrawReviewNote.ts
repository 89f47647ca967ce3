import { graphql } from '../../gql/index.ts';

/** Takes back a note of this visit. */
export const WithdrawReviewNote = graphql(/* GraphQL */ `
  mutation WithdrawReviewNote($input: WithdrawReviewNoteInput!) {
    withdrawReviewNote(input: $input) {
      deletedNoteId
      problems {
        ...ProblemFields
      }
    }
  }
`);
