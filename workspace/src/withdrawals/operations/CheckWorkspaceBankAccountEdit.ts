import { graphql } from '../../gql/index.ts';

/** What the form that changes a bank account begins with. */
export const CheckWorkspaceBankAccountEdit = graphql(/* GraphQL */ `
  query CheckWorkspaceBankAccountEdit {
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
