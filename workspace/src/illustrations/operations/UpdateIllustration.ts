import { graphql } from '../../gql/index.ts';

/** Saves an illustration; refused with CONFLICT when another tab saved first. */
export const UpdateIllustration = graphql(/* GraphQL */ `
  mutation UpdateIllustration($input: UpdateIllustrationInput!) {
    updateIllustration(input: $input) {
      illustration {
        id
        revision
        isOpen
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
