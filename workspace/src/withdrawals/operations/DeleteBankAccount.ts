import { graphql } from '../../gql/index.ts';

/** Deletes the bank account. */
export const DeleteBankAccount = graphql(/* GraphQL */ `
  mutation DeleteBankAccount {
    deleteBankAccount {
      bankAccountInfo {
        state
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
