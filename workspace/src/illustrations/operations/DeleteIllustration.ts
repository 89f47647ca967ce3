import { graphql } from '../../gql/index.ts';

/** Moves an illustration to the trash. */
export const DeleteIllustration = graphql(/* GraphQL */ `
  mutation DeleteIllustration($input: DeleteIllustrationInput!) {
    deleteIllustration(input: $input) {
      deletedIllustrationId
      problems {
        message
      }
    }
  }
`);
