import { graphql } from '../../gql/index.ts';

/** Hides comments with a word. */
export const MuteWord = graphql(/* GraphQL */ `
  mutation MuteWord($input: MuteWordInput!) {
    muteWord(input: $input) {
      mutedWord {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
