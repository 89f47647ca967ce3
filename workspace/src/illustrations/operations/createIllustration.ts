import { graphql } from '../../gql/index.ts';

/** A new illustration with its pictures. */
export const createIllustration = graphql(/* GraphQL */ `
  mutation createIllustration($input: CreateIllustrationInput!) {
    createIllustration(input: $input) {
      illustration {
        id
        isOpen
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
