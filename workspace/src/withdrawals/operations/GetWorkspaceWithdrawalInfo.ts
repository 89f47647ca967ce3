import { graphql } from '../../gql/index.ts';

/** Where the viewer stands with their money, and what can be requested. */
export const GetWorkspaceWithdrawalInfo = graphql(/* GraphQL */ `
  query GetWorkspaceWithdrawalInfo {
    salesTerms {
      isTest
    }
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
