import { graphql } from '../../gql/index.ts';

/** Takes an illustration back from the trash. */
export const RestoreIllustration = graphql(/* GraphQL */ `
  mutation RestoreIllustration($input: RestoreIllustrationInput!) {
    restoreIllustration(input: $input) {
      illustration {
        id
        title
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
