import { graphql } from '../../gql/index.ts';

/** Takes a word out of the filter. */
export const RemoveCommentFilterWord = graphql(/* GraphQL */ `
  mutation RemoveCommentFilterWord($input: RemoveCommentFilterWordInput!) {
    removeCommentFilterWord(input: $input) {
      removedWord
      problems {
        ...ProblemFields
      }
    }
  }
`);
