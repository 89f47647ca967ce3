import { graphql } from '../../gql/index.ts';

/** Has money sent to a bank account from now on. */
export const RegisterBankAccount = graphql(/* GraphQL */ `
  mutation RegisterBankAccount($input: RegisterBankAccountInput!) {
    registerBankAccount(input: $input) {
      bankAccountInfo {
        state
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
