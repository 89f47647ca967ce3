import { graphql } from '../../gql/index.ts';

/** The bank account as its page shows it. */
export const CheckWorkspaceBankAccountView = graphql(/* GraphQL */ `
  query CheckWorkspaceBankAccountView {
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
