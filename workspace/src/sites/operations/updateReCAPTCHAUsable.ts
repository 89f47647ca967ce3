import { graphql } from '../../gql/index.ts';

/** Switches the check of comments on or off. */
export const updateReCAPTCHAUsable = graphql(/* GraphQL */ `
  mutation updateReCAPTCHAUsable($input: UpdateReCAPTCHAUsableInput!) {
    updateReCAPTCHAUsable(input: $input) {
      isUsable
      problems {
        ...ProblemFields
      }
    }
  }
`);
