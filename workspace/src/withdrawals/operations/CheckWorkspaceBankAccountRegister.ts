import { graphql } from '../../gql/index.ts';

/** Whether there is a bank account already, when one is to be registered. */
export const CheckWorkspaceBankAccountRegister = graphql(/* GraphQL */ `
  query CheckWorkspaceBankAccountRegister {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        bankAccountInfo {
          ...BankAccountFields
        }
      }
    }
  }
`);
