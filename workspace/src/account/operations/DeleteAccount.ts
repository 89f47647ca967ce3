import { graphql } from '../../gql/index.ts';

/** Closes the account at once and deletes it after 14 days. */
export const DeleteAccount = graphql(/* GraphQL */ `
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      deletesAt
      problems {
        ...ProblemFields
      }
    }
  }
`);
