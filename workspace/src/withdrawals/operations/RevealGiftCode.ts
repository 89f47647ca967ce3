import { graphql } from '../../gql/index.ts';

/** Shows a gift code again. */
export const RevealGiftCode = graphql(/* GraphQL */ `
  mutation RevealGiftCode($input: RevealGiftCodeInput!) {
    revealGiftCode(input: $input) {
      code
      problems {
        ...ProblemFields
      }
    }
  }
`);
