import { graphql } from '../../gql/index.ts';

/** Sales at a glance: this and last month, twelve months, the latest sales and the balance. */
export const GetWorkspaceSalesSummary = graphql(/* GraphQL */ `
  query GetWorkspaceSalesSummary {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        amountToExpire
        withdrawalInfo {
          expiresAt
        }
        salesSummary {
          ...SalesSummaryFields
        }
      }
    }
  }

  fragment SalesSummaryFields on SalesSummary {
    clearingAmount
    balance
    thisMonth {
      ...MonthlySalesFields
    }
    lastMonth {
      id
      year
      month
      amount
      quantity
    }
    months {
      year
      month
      quantity
      amount
      fee
      withdrawableAmount
    }
    recentSales(first: 8) {
      id
      episodeTitle
      workTitle
      price
      soldAt
      isRefunded
      isDisputed
      episode {
        id
        title
        number
        publicNumber
        work {
          id
          language
        }
      }
    }
  }
`);
