import { graphql } from '../../gql/index.ts';

/** Pins a note to a page, through a review link. */
export const AddReviewNote = graphql(/* GraphQL */ `
  mutation AddReviewNote($input: AddReviewNoteInput!) {
    addReviewNote(input: $input) {
      note {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
