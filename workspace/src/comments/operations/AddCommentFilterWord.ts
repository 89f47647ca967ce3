import { graphql } from '../../gql/index.ts';

/** Adds a word whose comments wait. */
export const AddCommentFilterWord = graphql(/* GraphQL */ `
  mutation AddCommentFilterWord($input: AddCommentFilterWordInput!) {
    addCommentFilterWord(input: $input) {
      filterWord {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
