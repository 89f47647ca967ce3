import { graphql } from '../../gql/index.ts';

/** Shows comments with a word again. */
export const UnmuteWord = graphql(/* GraphQL */ `
  mutation UnmuteWord($input: UnmuteWordInput!) {
    unmuteWord(input: $input) {
      unmutedWord
      problems {
        ...ProblemFields
      }
    }
  }
`);
