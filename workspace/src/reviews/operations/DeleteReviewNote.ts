import { graphql } from '../../gql/index.ts';

/** Deletes a note. */
export const DeleteReviewNote = graphql(/* GraphQL */ `
  mutation DeleteReviewNote($input: DeleteReviewNoteInput!) {
    deleteReviewNote(input: $input) {
      deletedNoteId
      problems {
        ...ProblemFields
      }
    }
  }
`);
