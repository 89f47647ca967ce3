import { graphql } from '../../gql/index.ts';

/** Answers a note. */
export const AnswerReviewNote = graphql(/* GraphQL */ `
  mutation AnswerReviewNote($input: AnswerReviewNoteInput!) {
    answerReviewNote(input: $input) {
      note {
        id
        answer
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
