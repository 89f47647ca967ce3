import { graphql } from '../../gql/index.ts';

/** Marks a note as done, or as open again. */
export const FinishReviewNote = graphql(/* GraphQL */ `
  mutation FinishReviewNote($input: FinishReviewNoteInput!) {
    finishReviewNote(input: $input) {
      note {
        id
        isDone
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
