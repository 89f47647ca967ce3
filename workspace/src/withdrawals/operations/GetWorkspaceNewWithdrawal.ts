import { graphql } from '../../gql/index.ts';

/** What the form of a request begins with. */
export const GetWorkspaceNewWithdrawal = graphql(/* GraphQL */ `
  query GetWorkspaceNewWithdrawal {
    withdrawalTerms {
      bankMinimum
      bankMaximum
      transferFee
      transferFeeFreeFrom
      giftMinimum
      giftMaximum
      giftStep
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
