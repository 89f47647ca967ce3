import { graphql } from '../../gql/index.ts';

/** What the form of a request begins with. */
export const GetWorkspaceNewWithdrawal = graphql(/* GraphQL */ `
  query GetWorkspaceNewWithdrawal {
    withdrawalTerms {
      ...WithdrawalTermsFields
    }
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        ...WithdrawalStandingFields
      }
    }
  }
`);
